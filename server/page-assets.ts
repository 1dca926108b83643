import { join } from "node:path";
import { type Assets, readAssets } from "#platform/render/assets.ts";

/** The entry of the pages' script, as Vite's manifest names it. */
const BROWSER_ENTRY = "features/pages/browser.ts";

/** While developing, Vite serves the sources, and the sheets come with the script. */
const SOURCES: Assets = { script: "/features/pages/browser.dev.ts", sheets: [] };

/** What every page loads: as it was built, while developing the sources. */
export function pageAssets(): Assets {
  if (!import.meta.env.PROD) return SOURCES;
  // The build leaves its lists of files beside the server.
  const [browser, server] = ["browser-files.json", "server-files.json"].map((name) =>
    join(import.meta.dirname, name),
  );
  return readAssets(browser!, server!, BROWSER_ENTRY);
}
