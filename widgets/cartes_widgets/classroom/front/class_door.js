/**
 * The form to join a class; its contents survive a change of language.
 */
import { keepTyped, takeUpTyped } from "./class_typed.js";

keepTyped();
takeUpTyped();
