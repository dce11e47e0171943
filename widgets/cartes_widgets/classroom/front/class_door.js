/**
 * The form to join a class; its contents survive a change of language.
 */
import { drawFaces } from "./class_faces.js";
import { keepTyped, takeUpTyped } from "./class_typed.js";

drawFaces();
keepTyped();
takeUpTyped();
