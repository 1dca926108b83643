import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { ask } from "../ask.ts";
import { readPages } from "../demo-bundle.ts";
import { DATA_DIR, expect, HUYZEN, test, UNTRANSLATED, ZILT } from "../fixtures.ts";

const GEVEL = resolve(import.meta.dirname, "../../cli/gevel.mjs");
const BUNDLE = resolve(import.meta.dirname, "../../docs/example-bundle");
const BEUK = HUYZEN.replace("localhost", "beuk.localhost");

/** What is of the one alone, or of the others. */
const OF_BEUK = /Beuk & Berk|Beuk &amp; Berk|beuk\.(example|localhost)|\/1002\d\d\b|wandelingen|Lievelingen/i;
const OF_DEMO = /huyzen|zilt/i;
const found = (words: RegExp, text: string) => words.exec(text)?.[0] ?? "nothing";

/** Its pages in each language, with words that only they have. */
const PAGES = [
  ["/fr", "Vivre entre les arbres"],
  ["/nl", "Wonen tussen de bomen"],
  ["/fr/nos-maisons", "Nos maisons"],
  ["/nl/onze-huizen", "Onze huizen"],
  ["/fr/agence", "trente ans de clés"],
  ["/nl/kantoor", "dertig jaar sleutels"],
  ["/fr/promenades/tour-de-l-etang", "Une heure entre les roseaux"],
  ["/nl/wandelingen/rond-de-vijver", "Een uur tussen het riet"],
  ["/fr/declaration-de-confidentialite", "Nous n’en gardons aucune"],
  ["/nl/gebruiksvoorwaarden", "Assurances du Chêne"],
] as const;

async function importExample(): Promise<void> {
  const program = spawn(process.execPath, [GEVEL, "import", BUNDLE], {
    env: { ...process.env, DATA_DIR },
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(await once(program, "exit")).toEqual([0, null]);
}

test("a site that was written by hand comes to a running server, in its two languages and with nothing of the others", async () => {
  await importExample();
  await expect.poll(async () => (await ask(`${BEUK}/fr`)).text).toContain("Beuk");
  for (const [path, words] of PAGES) {
    const { status, text } = await ask(BEUK + path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain(words);
    expect([path, found(OF_DEMO, text)]).toEqual([path, "nothing"]);
    expect(text.replace(/<script[\s\S]*?<\/script>/g, "")).not.toMatch(UNTRANSLATED);
  }
  expect((await ask(`${BEUK}/`, { headers: { "accept-language": "de" } })).header("location")).toBe("/fr");
  expect((await ask(`${BEUK}/fr/maisons.html`)).header("location")).toBe("/fr/nos-maisons");
  for (const path of ["/en", "/de/kaufen", "/nl/te-koop", "/nl/wie-is-zilt", "/fr/onze-huizen/niets"])
    expect([path, (await ask(BEUK + path)).status]).toEqual([path, 404]);
  const lost = await ask(`${BEUK}/nl/nergens`);
  expect(lost.text).toContain("Dit bospad loopt dood");
  expect((await ask(`${BEUK}/sitemap-0.xml`)).text).not.toMatch(/\/(en|de)\/|te-koop|neues/);
});

test("nothing of the new site shows on those that were there", async () => {
  await importExample();
  for (const [origin, site] of [
    [HUYZEN, "huyzen"],
    [ZILT, "zilt"],
  ] as const) {
    for (const { paths } of readPages(site)) {
      if (paths.nl === undefined) continue;
      const { text } = await ask(`${origin}/nl${paths.nl && `/${paths.nl}`}`);
      expect([paths.nl, found(OF_BEUK, text)]).toEqual([paths.nl, "nothing"]);
    }
    const foreign = ["pages/100001", "entities/walks/items", "assets/leaf.svg", "estates/v2/100201"];
    for (const path of [...foreign, "navigation/main/100601", "estate-collections/100701"])
      expect([path, (await ask(`${origin}/api/sites/${site}/${path}`)).status]).toEqual([path, 404]);
    expect((await ask(`${origin}/nl/aanbod/100201`)).status).toBe(404);
    expect((await ask(`${origin}/assets/leaf.svg`)).status).toBe(404);
  }
});
