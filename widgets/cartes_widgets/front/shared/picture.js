/**
 * Draws a result as a picture; the browser makes it from the deck, and sends it nowhere.
 *
 * @typedef {{ title: string, lines: string[], cards: string[], marked?: Record<string, Mark>,
 *   dots?: boolean[], link: string, leadsTo: string, name: string }} Shared `marked`: for each
 *   card, whether it was chosen or is the better one; `dots`: right decisions; `leadsTo`: a name
 *   for the link; `name`: of the file.
 * @typedef {"chosen" | "better"} Mark
 */
import { cardPicture } from "./card.js";
import { closeButton, copyText, openDialog } from "./dialog.js";
import { element, freshId } from "./dom.js";

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 56];
const CARD = { width: 140, height: 218, most: 12, raised: 20 };
const [TITLE, MARK] = [56, 30];
/** Sizes of the lines: the largest that leaves space for all of them. */
const SIZES = [42, 36, 32, 28];
/** The height of the row of dots. */
const DOTS = 76;
/** The distance of two lines, for a size of 1. */
const LEADING = 1.3;
const [FELT, RIM, INK, FAINT, GOLD, BLUE] = [
  "#17503a",
  "#5a371f",
  "#fffdf5",
  "#cfe3d8",
  "#f2b705",
  "#9cc3ef",
];
const FONT = 'Georgia, "Iowan Old Style", serif';
const COLOURS = { chosen: BLUE, better: GOLD };

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} width
 * @returns {string[]} The lines of the text.
 */
function wrapped(pen, text, width) {
  /** @type {string[]} */
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/**
 * Draws lines of text, one below another.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {string[]} rows
 * @param {number} top
 * @param {number} size
 * @returns {number} The end of the last line.
 */
function drawRows(pen, rows, top, size) {
  rows.forEach((row, at) => pen.fillText(row, EDGE, top + at * size * LEADING));
  return top + rows.length * size * LEADING;
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Shared} shared
 */
function drawText(pen, { title, lines, cards, dots = [] }) {
  const below = cards.length ? CARD.height + CARD.raised + 8 : dots.length && DOTS;
  const bottom = HEIGHT - EDGE - below;
  const width = WIDTH - 2 * EDGE;
  pen.textBaseline = "top";
  pen.fillStyle = INK;
  pen.font = `700 ${TITLE}px ${FONT}`;
  // The name of the program is at the end of the first line.
  const heading = wrapped(pen, title, width - 4 * MARK).slice(0, 2);
  let y = drawRows(pen, heading, EDGE - 8, TITLE) + 6;
  pen.fillStyle = FAINT;
  for (const size of SIZES) {
    pen.font = `400 ${size}px ${FONT}`;
    const rows = lines.flatMap((line) => wrapped(pen, line, width));
    const most = Math.floor((bottom - y) / (size * LEADING));
    if (rows.length > most && size !== SIZES.at(-1)) continue;
    y = drawRows(pen, rows.slice(0, most), y, size);
    break;
  }
  dots.forEach((isRight, at) => {
    pen.beginPath();
    pen.arc(EDGE + 22 + 64 * at, y + 36, 20, 0, 2 * Math.PI);
    pen.lineWidth = 5;
    pen.strokeStyle = GOLD;
    pen.stroke();
    if (!isRight) return;
    pen.fillStyle = GOLD;
    pen.fill();
  });
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Shared} shared
 */
async function drawCards(pen, { cards, marked = {} }) {
  const shown = cards.slice(0, CARD.most);
  const pictures = await Promise.all(shown.map(cardPicture));
  const step = Math.min(
    CARD.width + 14,
    (WIDTH - 2 * EDGE - CARD.width) / Math.max(1, shown.length - 1),
  );
  const top = HEIGHT - EDGE - CARD.height;
  pictures.forEach((picture, at) => {
    if (!picture) return;
    const [x, mark] = [EDGE + step * at, marked[shown[at]]];
    const y = mark ? top - CARD.raised : top;
    pen.drawImage(picture, x, y, CARD.width, CARD.height);
    if (!mark) return;
    pen.lineWidth = 8;
    pen.strokeStyle = COLOURS[mark];
    pen.beginPath();
    pen.roundRect(x - 4, y - 4, CARD.width + 8, CARD.height + 8, 14);
    pen.stroke();
  });
}

/**
 * @param {Shared} shared
 * @returns {Promise<HTMLCanvasElement>}
 */
async function pictureOf(shared) {
  const canvas = /** @type {HTMLCanvasElement} */ (
    element("canvas", { width: WIDTH, height: HEIGHT })
  );
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = RIM;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = FELT;
  pen.beginPath();
  pen.roundRect(16, 16, WIDTH - 32, HEIGHT - 32, 28);
  pen.fill();
  drawText(pen, shared);
  await drawCards(pen, shared);
  pen.fillStyle = FAINT;
  pen.font = `700 ${MARK}px ${FONT}`;
  pen.textAlign = "right";
  pen.fillText("Cartes", WIDTH - EDGE, EDGE - 8);
  return canvas;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {string} name
 * @returns {Promise<File>}
 */
const fileOf = (canvas, name) =>
  new Promise((done) =>
    canvas.toBlob((blob) => done(new File([blob ?? ""], name, { type: "image/png" })), "image/png"),
  );

/**
 * Opens a dialog with the picture: to share it if the device can, to save it, or to copy its link.
 *
 * @param {Shared} shared
 * @param {Record<string, string>} texts The texts of a table.
 */
export async function sharePicture(shared, texts) {
  const canvas = await pictureOf(shared);
  const address = canvas.toDataURL("image/png");
  const file = await fileOf(canvas, `${shared.name}.png`);
  const linkId = freshId();
  const link = /** @type {HTMLInputElement} */ (
    element("input", { id: linkId, value: shared.link, readonly: true })
  );
  const notice = element("p", { hidden: true }, texts["playing-copied"]);
  const given = { files: [file], title: shared.title, text: shared.link };
  const send = () => navigator.share(given).catch(() => {});
  const canSend = typeof navigator.canShare === "function" && navigator.canShare(given);
  openDialog(
    ".cartes-widget.cartes-invite.cartes-picture",
    texts["playing-picture"],
    element("img", {
      src: address,
      alt: [shared.title, ...shared.lines].map((line) => line.replace(/\.$/, "")).join(". "),
    }),
    element("label", { for: linkId }, shared.leadsTo, link),
    notice,
    element(
      "div",
      {},
      canSend
        ? element(
            "button.cartes-primary",
            { type: "button", "data-id": "picture-send", onclick: send },
            texts["playing-picture-send"],
          )
        : null,
      element(
        `a.${canSend ? "cartes-quiet" : "cartes-primary"}`,
        { href: address, download: file.name, "data-id": "picture-save" },
        texts["playing-picture-save"],
      ),
      element(
        "button.cartes-quiet",
        { type: "button", "data-id": "picture-copy", onclick: () => copyText(link, notice) },
        texts["playing-copy"],
      ),
      closeButton(texts["playing-close"]),
    ),
  );
}
