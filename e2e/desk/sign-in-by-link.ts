import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { DATA_DIR, HUYZEN, ZILT } from "../fixtures.ts";

const GEVEL = resolve(import.meta.dirname, "../../cli/gevel.mjs");
const run = promisify(execFile);

const ORIGINS = { huyzen: HUYZEN, zilt: ZILT } as const;
type DemoSite = keyof typeof ORIGINS;

/** A link that signs an owner of an agency in once; who was there before gets another one. */
export async function linkFor(email: string, name: string, site: DemoSite = "huyzen"): Promise<string> {
  const words = ["desk", "invite", site, email, "--name", name, "--print"];
  const { stdout } = await run(process.execPath, [GEVEL, ...words], { env: { ...process.env, DATA_DIR } });
  const [path] = /\/desk\/sign-in#\S+/.exec(stdout) ?? [];
  if (!path) throw new Error(`no link: ${stdout}`);
  return ORIGINS[site] + path;
}

/** Opens the desk as an owner of an agency, at the screen that a sign-in begins with. */
export async function signInByLink(page: Page, name: string, site: DemoSite = "huyzen"): Promise<void> {
  await page.goto(await linkFor(`${name.toLowerCase()}@${site}.example`, name, site));
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await today(page).waitFor();
}

/**
 * The same, as one who signed in before on this device: another journey's sign-in, where there was one. Not for journeys
 * about sessions themselves.
 */
export async function openDesk(page: Page, name: string, site: DemoSite = "huyzen"): Promise<void> {
  const kept = join(DATA_DIR, `${name}@${site}.json`);
  if (existsSync(kept)) {
    await page.context().addCookies(JSON.parse(await readFile(kept, "utf8")));
    await page.goto(`${ORIGINS[site]}/desk`);
    await today(page).waitFor();
  } else {
    await signInByLink(page, name, site);
    await writeFile(kept, JSON.stringify(await page.context().cookies()));
  }
}

const today = (page: Page) => page.getByRole("link", { name: "Vandaag" });
