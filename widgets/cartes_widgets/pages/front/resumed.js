/** The line in the header of a lesson that opens at the step where the learner stopped. */
import { element } from "../../front/shared/dom.js";
import { hashOfStep } from "../../front/shared/query.js";

/**
 * Shows the line in the place of the lesson's number, so that nothing moves; null removes it.
 *
 * @param {Record<string, string> | null} texts
 */
export function drawResumed(texts) {
  const where = document.querySelector(".cartes-where");
  where?.querySelector(".cartes-resumed")?.remove();
  if (!texts) return;
  where?.append(
    element(
      "span.cartes-resumed",
      { role: "status" },
      `${texts.resumed} `,
      element("a", { href: hashOfStep(1) }, texts["from-start"]),
    ),
  );
}
