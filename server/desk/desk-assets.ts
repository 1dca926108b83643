import { join } from "node:path";
import { type Assets, readAssets } from "#platform/render/assets.ts";

const ENTRY = "desk/main.tsx";

/** While developing, Vite serves the sources, and the sheets come with the script. */
const SOURCES: Assets = { script: `/${ENTRY}`, sheets: {} };

/** What the desk loads: as it was built, while developing the sources. */
export function deskAssets(): Assets {
  if (!import.meta.env.PROD) return SOURCES;
  // The build leaves its list of files beside the server.
  const manifest = join(import.meta.dirname, "desk-files.json");
  return readAssets(
    { scripts: manifest, sheets: manifest },
    { script: ENTRY, sheets: { desk: "style.css" } },
  );
}
