/**
 * The sheets after class: to be printed.
 */
import { startTools } from "./tools.js";

startTools();
document.getElementById("cartes-print-sheets")?.addEventListener("click", () => print());
