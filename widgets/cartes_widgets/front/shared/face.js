/**
 * Draws the face of a player who makes a sign: one face with movable brows, eyes and mouth.
 *
 * Right and left are those of the drawn person, who sits opposite the viewer.
 *
 * @typedef {{ brows?: "up" | "wry", eyes?: "wide" | "wink" | "shut", mouth?: "right" | "left" |
 *   "lip" | "kiss" | "open" }} Look
 * @typedef {[tag: string, attributes: Record<string, string | number>]} Shape
 */
const SVG = "http://www.w3.org/2000/svg";
const VIEW_BOX = "0 0 120 124";

const [INK, FLESH, BLUSH, HAIR] = ["#1c1512", "#f7cfa6", "#e8a97c", "#44352d"];
const [CAP, SCARF, WHITE, LIP, THROAT] = ["#2459a9", "#cf2027", "#fff", "#b3202c", "#5c1a14"];

/** The moved parts for each sign. */
const LOOKS = /** @type {Record<string, Look>} */ ({
  brows: { brows: "up", eyes: "wide" },
  wink: { brows: "wry", eyes: "wink" },
  right: { mouth: "right" },
  left: { mouth: "left" },
  lip: { mouth: "lip" },
  kiss: { mouth: "kiss" },
  open: { mouth: "open" },
  shut: { eyes: "shut" },
});

/**
 * @param {string} d
 * @param {string} fill
 * @param {number} [width] The width of the outline.
 * @returns {Shape}
 */
const area = (d, fill, width = 2.5) => ["path", { d, fill, stroke: INK, "stroke-width": width }];

/**
 * @param {string} d
 * @param {number} [width]
 * @param {string} [stroke]
 * @returns {Shape}
 */
const line = (d, width = 3, stroke = INK) => [
  "path",
  { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round" },
];

/**
 * @param {number} cx
 * @param {number} cy
 * @param {number} rx
 * @param {number} ry
 * @param {string} fill
 * @param {number} [width]
 * @returns {Shape}
 */
const oval = (cx, cy, rx, ry, fill, width = 0) => [
  "ellipse",
  { cx, cy, rx, ry, fill, stroke: width ? INK : "none", "stroke-width": width },
];

/** The fixed parts: shoulders and scarf, ears, hair, head, nose. */
const BUST = [
  area("M14 124C16 108 34 102 60 102S104 108 106 124Z", "#f3ead6"),
  area("M40 100Q60 112 80 100L86 108Q60 124 34 108Z", SCARF),
  area("M58 112L50 124H70L62 112Z", SCARF),
  oval(25, 66, 6, 9, FLESH, 2.5),
  oval(95, 66, 6, 9, FLESH, 2.5),
  area("M26 62C24 24 96 24 94 62L90 46H30Z", HAIR),
  area("M28 52C28 32 92 32 92 52V68C92 94 76 109 60 109S28 94 28 68Z", FLESH),
  line("M60 62Q56 74 58 76Q61 78 65 76", 2.5),
  oval(39, 80, 6, 4, BLUSH),
  oval(81, 80, 6, 4, BLUSH),
];
/** The cap (boina), over hair and forehead. */
const BOINA = [
  area("M22 40C16 22 34 8 62 8S106 20 99 40C86 33 36 33 22 40Z", CAP),
  line("M61 8Q62 4 65 3", 3),
];

const BROW = { up: 43, still: 52, low: 56 };
/** @param {number} x @param {number} y */
const brow = (x, y) => line(`M${x - 9} ${y + 2}Q${x} ${y - 6} ${x + 9} ${y + 2}`, 4, HAIR);
/** @param {Look["brows"]} brows */
const drawBrows = (brows) => {
  if (brows === "up") return [brow(45, BROW.up + 2), brow(75, BROW.up + 2)];
  if (brows === "wry") return [brow(45, BROW.low), brow(75, BROW.still - 3)];
  return [brow(45, BROW.still), brow(75, BROW.still)];
};

/** @param {number} x @param {number} height */
const openEye = (x, height) => [
  oval(x, 62, 7, height, WHITE, 2),
  oval(x, 62, 3.2, Math.min(3.6, height), INK),
];
/** @param {number} x */
const shutEye = (x) => [
  line(`M${x - 8} 61Q${x} 68 ${x + 8} 61`, 3),
  line(`M${x - 5} 66L${x - 7} 69M${x} 67V71M${x + 5} 66L${x + 7} 69`, 1.8),
];
/** @param {Look["eyes"]} eyes */
const drawEyes = (eyes) => {
  if (eyes === "shut") return [...shutEye(45), ...shutEye(75)];
  if (eyes === "wink")
    return [
      line("M37 63Q45 58 53 63", 3.4),
      line("M33 58L29 56M33 63L28 64M34 68L30 71", 2),
      ...openEye(75, 5.5),
    ];
  const height = eyes === "wide" ? 7.5 : 5.5;
  return [...openEye(45, height), ...openEye(75, height)];
};

/** @param {Look["mouth"]} mouth */
const drawMouth = (mouth) => {
  // The right of the drawn person is on the viewer's left.
  if (mouth === "right")
    return [line("M64 94Q50 97 37 85", 5, LIP), line("M33 79Q29 86 34 92", 2.5)];
  if (mouth === "left")
    return [line("M56 94Q70 97 83 85", 5, LIP), line("M87 79Q91 86 86 92", 2.5)];
  if (mouth === "lip")
    return [
      area("M49 92Q60 104 71 92Z", LIP),
      area("M53 88H67V95Q60 97 53 95Z", WHITE, 2),
      line("M60 88V95", 1.4),
      line("M46 89Q60 85 74 89", 4),
    ];
  if (mouth === "kiss")
    return [
      area(
        "M60 86Q66 85 66 89Q66 91 64 91.5Q67 93 66 96Q63 99 60 97Q57 99 54 96Q53 93 56 91.5Q54 91 54 89Q54 85 60 86Z",
        LIP,
        2,
      ),
      line("M56 91.5H64", 1.6),
      line("M46 87Q43 91.5 46 96M74 87Q77 91.5 74 96", 2),
    ];
  if (mouth === "open") return [oval(60, 93, 11, 9, THROAT, 3), oval(60, 98, 6, 3, LIP)];
  return [line("M49 91Q60 95 71 91", 4, LIP)];
};

/** @param {Shape} shape */
function drawShape([tag, attributes]) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}

/**
 * @param {string} sign
 * @param {string} name A description of the face, in texts.
 * @returns {SVGSVGElement}
 */
export function drawFaceOf(sign, name) {
  const { brows, eyes, mouth } = LOOKS[sign] ?? {};
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", VIEW_BOX);
  svg.setAttribute("class", "cartes-sign-face");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", name);
  svg.dataset.sign = sign;
  svg.append(
    ...[...BUST, ...BOINA, ...drawBrows(brows), ...drawEyes(eyes), ...drawMouth(mouth)].map(
      drawShape,
    ),
  );
  return svg;
}
