import { ask } from "../ask.ts";
import { readEstates, readPages } from "../demo-bundle.ts";
import { expect, HUYZEN, open, test, ZILT } from "../fixtures.ts";

const idsOf = (site: "huyzen" | "zilt") =>
  new Set(readEstates(site).map(({ general }) => String(general.id)));
const IDS = { huyzen: idsOf("huyzen"), zilt: idsOf("zilt") };

const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1];

/** Every estate that a page leads to or shows. */
const shownIn = (html: string) =>
  [...html.matchAll(/\/(?:aanbod|offre|offer|angebot)\/(\d+)|data-estate="(\d+)"/g)].map(
    ([, a, b]) => a ?? b!,
  );

for (const { site, origin, other } of [
  { site: "huyzen", origin: HUYZEN, other: "zilt" },
  { site: "zilt", origin: ZILT, other: "huyzen" },
] as const) {
  test(`${site} shows its own estates on every page, and none of ${other}'s`, async () => {
    let shown = 0;
    for (const { paths } of readPages(site)) {
      const html = (await ask(`${origin}/nl${paths.nl ? `/${paths.nl}` : ""}`)).text;
      for (const id of shownIn(html)) {
        shown += 1;
        expect(IDS[site].has(id)).toBe(true);
      }
      expect(html.toLowerCase()).not.toContain(`${other} vastgoed`);
    }
    expect(shown).toBeGreaterThan(50);
  });
}

test("neither site's API gives the other's estates", async () => {
  const foreign = [...IDS.zilt][0]!;
  expect((await ask(`${HUYZEN}/api/sites/huyzen/estates/v2/${foreign}`)).status).toBe(404);
  const body = { where: {}, limit: { from: 0, size: 500 } };
  const { text } = await ask(`${HUYZEN}/api/sites/huyzen/estates`, { body });
  const { results } = JSON.parse(text) as { results: Array<{ general: { id: number } }> };
  expect(results.length).toBeGreaterThan(100);
  for (const { general } of results) expect(IDS.huyzen.has(String(general.id))).toBe(true);
});

test("the two wear different colours and letters of their own choice", async ({ visitor }) => {
  const look = async (origin: string) => {
    const page = await visitor();
    await open(page, `${origin}/nl`);
    return page
      .getByRole("search")
      .getByRole("button")
      .first()
      .evaluate((button) => {
        const { backgroundColor } = getComputedStyle(button);
        return backgroundColor;
      });
  };
  expect(await look(HUYZEN)).not.toBe(await look(ZILT));
});

test("the same path is another page on each, also when both were kept", async () => {
  for (const path of ["/nl", "/fr", "/nl/hier-is-niets"]) {
    const read = async (origin: string) => (await ask(origin + path)).text;
    const [huyzen, zilt] = [await read(HUYZEN), await read(ZILT)];
    expect(huyzen).not.toBe(zilt);
    expect(await read(HUYZEN)).toBe(huyzen);
    expect(await read(ZILT)).toBe(zilt);
    if (!path.endsWith("niets")) expect(titleOf(huyzen)).not.toBe(titleOf(zilt));
    expect(huyzen).not.toMatch(/\bZilt\b/);
    expect(zilt).not.toMatch(/\bHuyzen\b/);
  }
  expect((await ask(`${HUYZEN}/nl`)).header("x-gevel-cache")).toBe("hit");
  expect((await ask(`${ZILT}/nl`)).header("x-gevel-cache")).toBe("hit");
});

test("a host that no site has gets the default site, whose own name stands in all absolute addresses", async () => {
  const html = (await ask(`${HUYZEN}/nl`, { host: "evil.example" })).text;
  expect(html).toContain("Huyzen");
  expect(html).not.toContain("evil.example");
});
