import js from "@eslint/js";

const named = (names) => Object.fromEntries(names.split(" ").map((name) => [name, "readonly"]));

const browser = named(
  "document window location history navigator localStorage sessionStorage fetch URL URLSearchParams Blob WebSocket " +
    "MutationObserver CSS DOMRect Element Event KeyboardEvent HTMLInputElement Node crypto console setTimeout clearTimeout confirm print " +
    "scrollTo matchMedia EventSource FormData addEventListener removeEventListener dispatchEvent TextEncoder TextDecoder globalThis " +
    "CustomEvent ResizeObserver getComputedStyle queueMicrotask requestAnimationFrame innerHeight innerWidth scrollY",
);

export default [
  js.configs.recommended,
  { ignores: ["node_modules/"] },
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: browser },
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Texts arrive as traits: markup made of them would be a hole. Only the deck is markup.
      "no-restricted-properties": [
        "error",
        { property: "outerHTML" },
        { property: "insertAdjacentHTML" },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "TemplateLiteral TemplateLiteral",
          message: "jsmin, which shortens the served scripts, loses spaces of the inner one.",
        },
      ],
    },
  },
  { files: ["**/first.js"], languageOptions: { sourceType: "script" } },
  { files: ["**/fallback_lang.js"], languageOptions: { globals: named("Text NodeFilter") } },
  { files: ["**/loader.js"], languageOptions: { globals: named("ShadowRoot") } },
  {
    files: ["**/practice.js"],
    languageOptions: { globals: named("performance setInterval clearInterval") },
  },
  {
    files: ["**/phrases.js"],
    languageOptions: { globals: named("speechSynthesis SpeechSynthesisUtterance") },
  },
  { files: ["**/picture.js"], languageOptions: { globals: named("File") } },
  { files: ["**/still.js"], languageOptions: { globals: named("Worker") } },
  { files: ["**/sound.js"], languageOptions: { globals: named("AudioContext") } },
  {
    files: ["**/moving.js"],
    languageOptions: { globals: named("CompressionStream DecompressionStream Response atob btoa") },
  },
  {
    files: ["**/moving.test.js"],
    languageOptions: { globals: named("CompressionStream TransformStream Response Buffer") },
  },
  { files: ["**/python.js"], languageOptions: { globals: named("self XMLHttpRequest") } },
  {
    files: ["**/sw.js"],
    languageOptions: { globals: named("self registration caches clients Response") },
  },
  { files: ["**/pack.mjs"], languageOptions: { globals: named("process") } },
];
