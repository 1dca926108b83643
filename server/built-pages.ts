import { fileURLToPath } from "node:url";
import { type Assets, readAssets } from "#platform/render/assets.ts";

type Pages = Pick<typeof import("#features/pages/serve-pages.tsx"), "servePages"> & {
  readonly assets: Assets;
};

/** The entry of the pages' script, as Vite's manifest and its server for developers name it. */
const BROWSER_ENTRY = "features/pages/browser.ts";

/** What renders the pages of `features/`: as they were built, while developing the sources. */
export const { servePages, assets }: Pages = import.meta.env.PROD ? await readBuild() : await readSources();

async function readBuild(): Promise<Pages> {
  const { servePages } = (await import(/* @vite-ignore */ fileOf("serve-pages.js"))) as Pages;
  const assets = readAssets(fileOf("browser-files.json"), fileOf("server-files.json"), BROWSER_ENTRY);
  return { servePages, assets };
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(`../pages/${name}`, import.meta.url));
}

async function readSources(): Promise<Pages> {
  const { servePages } = await import("#features/pages/serve-pages.tsx");
  return { servePages, assets: { script: "/features/pages/browser.dev.ts", sheets: [] } };
}
