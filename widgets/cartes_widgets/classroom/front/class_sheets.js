/** The printed pages after class, with the cards of the mistakes. */
import { drawNamedCard } from "../../front/shared/card.js";
import { element } from "../../front/shared/dom.js";
import { drawScene } from "../../front/shared/scene.js";
import { readRoom } from "./class_feed.js";
import { startTools } from "../../pages/front/tools.js";

/** @type {import("./class_feed.js").Room<{ scene_texts: Record<string, string> }>} */
const room = readRoom();
const sceneTexts = room.pageData.scene_texts;

globalThis.cartesHost = { files: room.static };

for (const place of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("[data-position]")
)) {
  const { scene, offered } = JSON.parse(place.dataset.position ?? "");
  const cards = offered.map((/** @type {{ card: string, card_name: string }} */ item) =>
    drawNamedCard(item.card, item.card_name),
  );
  place.append(
    drawScene(scene, sceneTexts),
    cards.length ? element("div.cartes-groups", {}, element("div.cartes-row", {}, cards)) : "",
  );
}
startTools();
document.getElementById("cartes-print-sheets")?.addEventListener("click", () => print());
