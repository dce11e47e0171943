/** A dialog in which the teacher chooses who sits at a table; each seat has a list of students. */
import { closeButton, openDialog } from "../../front/shared/dialog.js";
import { element } from "../../front/shared/dom.js";
import { filled } from "./class_feed.js";
import { command, texts } from "./class_parts.js";

/**
 * @param {class_views.BoardTable} table
 * @param {class_views.MemberRow[]} members
 */
export function chooseSeats({ id, title, seats, sides, people }, members) {
  const present = members.filter((item) => !item.removed);
  const lists = seats.map((who, seat) => {
    // A person who shares a device is not a student of the room, but may stay.
    const isGuest = who && !present.some((item) => item.id === who);
    const options = [
      element("option", { value: "" }, texts["table-of-house"]),
      isGuest ? element("option", { value: who }, people[seat]) : null,
      ...present.map((item) => element("option", { value: item.id }, item.name)),
    ];
    const list = /** @type {HTMLSelectElement} */ (
      element("select", { "data-do": `seat-${seat}` }, options)
    );
    list.value = who;
    return list;
  });
  /**
   * Handles a new choice in the list of a seat. A person has only one seat, so a bot gets that
   * person's old seat.
   *
   * @param {Event} event
   */
  const onChange = ({ target }) => {
    for (const list of lists)
      if (list !== target && list.value === /** @type {HTMLSelectElement} */ (target).value)
        list.value = "";
  };
  const drawSeat = (/** @type {number} */ seat) =>
    element("label", {}, filled(texts["table-seat"], { n: seat + 1 }), lists[seat]);
  const dialog = openDialog(
    ".cartes-choose-seats.cartes-raised",
    title,
    element(
      "form",
      {
        onchange: onChange,
        onsubmit: async (/** @type {Event} */ event) => {
          event.preventDefault();
          const chosen = lists.map((list) => list.value);
          if (await command({ do: "seat", table: id, seats: chosen })) dialog.close();
        },
      },
      sides.flatMap((side, n) =>
        side.length > 1
          ? element(
              "fieldset",
              {},
              element("legend", {}, filled(texts["table-side"], { n: n + 1 })),
              side.map(drawSeat),
            )
          : side.map(drawSeat),
      ),
      element("p.cartes-faint", {}, texts["table-seats-more"]),
      element(
        "p.cartes-choose-seats-do",
        {},
        element("button.cartes-primary", { type: "submit" }, texts["table-seats-go"]),
        closeButton(texts["device-close"]),
      ),
    ),
  );
}
