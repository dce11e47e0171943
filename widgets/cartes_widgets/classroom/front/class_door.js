/**
 * The door of a class: who comes in may change the language, and finds there what he has typed.
 */
import { keepTyped, takeUpTyped } from "./class_typed.js";

keepTyped();
takeUpTyped();
