/**
 * Finds the site's folder from a wrong address, and opens the same page there.
 *
 * The wrong address may be in any folder of the site, so relative addresses do not work. The script
 * is part of the page itself.
 */
(async () => {
  const root = document.documentElement;
  const folders = location.pathname.split("/").slice(1, -1);
  const own = folders.length;
  root.style.visibility = "hidden";
  for (let depth = own; depth >= 0; depth--) {
    const folder = ["", ...folders.slice(0, depth), ""].join("/");
    const answer = await fetch(`${folder}manifest.webmanifest`).catch(() => null);
    const message = answer?.ok ? await answer.json().catch(() => null) : null;
    if (message?.name !== "Cartes") continue;
    if (depth < own) return location.replace(`${folder}404.html`);
    break;
  }
  root.style.visibility = "";
})();
