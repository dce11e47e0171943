/** The form to join a class; its values are kept when the language changes. */
import { drawFaces } from "./class_faces.js";
import { keepTyped, takeUpTyped } from "./class_typed.js";

drawFaces();
keepTyped();
takeUpTyped();
