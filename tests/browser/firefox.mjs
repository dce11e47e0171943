// Opens a lesson in Firefox through WebDriver BiDi, answers its exercise, and prints what happened.
// node firefox.mjs PUPPETEER FIREFOX ADDRESS CHOICES
import { pathToFileURL } from "node:url";

const [, , puppeteer, executablePath, address, choices] = process.argv;
const { default: driver } = await import(pathToFileURL(puppeteer).href);
const browser = await driver.launch({
  browser: "firefox",
  executablePath,
  // Requests to other hosts get no answer, but are recorded.
  extraPrefsFirefox: {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
  },
});
const seen = { errors: [], elsewhere: [], verdict: "" };
try {
  const page = await browser.newPage();
  const home = new URL(address).origin;
  page.on("pageerror", (error) => seen.errors.push(String(error)));
  page.on("console", (entry) => entry.type() === "error" && seen.errors.push(entry.text()));
  page.on("request", (asked) => {
    const url = asked.url();
    if (!url.startsWith(home) && !/^(data|blob|about):/.test(url)) seen.elsewhere.push(url);
  });
  /** Waits for such an element. The page's policy forbids the code by which Puppeteer would wait. */
  const there = (selector) =>
    page.evaluate(
      (wanted) =>
        new Promise((go) => {
          const look = () => document.querySelector(wanted) && go(true);
          const all = { subtree: true, childList: true, attributes: true };
          new MutationObserver(look).observe(document, all);
          look();
        }),
      selector,
    );
  const press = (selector) =>
    page.evaluate((path) => document.querySelector(path).focus(), selector);
  await page.goto(address);
  await there("html[data-awake]");
  const exercise = ".cartes-step[data-current] .cartes-exercise";
  for (const id of JSON.parse(choices)) {
    const choice = `${exercise} .cartes-answer [data-id="${id}"]`;
    await there(choice);
    await press(choice);
    await page.keyboard.press(" ");
    await there(`${choice}[aria-pressed=true]`);
  }
  await press(`${exercise} [data-do=main]`);
  await page.keyboard.press("Enter");
  await there(`${exercise} .cartes-verdict`);
  seen.verdict = await page.evaluate(
    (selector) => document.querySelector(selector).className,
    `${exercise} .cartes-verdict`,
  );
} finally {
  await browser.close();
}
console.log(JSON.stringify(seen));
