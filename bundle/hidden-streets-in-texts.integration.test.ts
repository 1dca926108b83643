import { expect, test } from "vitest";
import { bundleFiles, DRAWING, estateJson, linesOf } from "./testing/test-bundle.ts";
import { check } from "./testing/test-check.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, query, storedEstate } = importsForTests();

const at = (visible: boolean, street = "Zwijgstraat") => ({
  address: { visible, street: { nl: street }, number: "77", city: { id: 1 } },
});
const titled = (title: string) => ({
  title: { nl: title },
  description: { nl: `<p>${title}</p>`, fr: title },
});
const filesOf = (site: string, ...nodes: object[]) =>
  bundleFiles({ "site.json": site, "estates.ndjson": linesOf(nodes) });
const telltale = (id: number, general: object = {}) =>
  estateJson(id, { ...at(false), ...titled("Villa Zwijgstr. 77 te Gent"), ...general });

const wordsOf = (siteId: string) =>
  query("select words::text, card::text, uri::text from estate_content where site_id = $1", [siteId]);

test("a check names the listing, the field and the words that tell a hidden street", async () => {
  const { warnings } = await check(bundleFiles({ "estates.ndjson": linesOf([telltale(1), estateJson(2)]) }));
  const tail =
    "listing 1 hides its address and tells it here: “Zwijgstr. 77”; the site tells the town instead";
  expect(warnings).toEqual([
    `estates.ndjson:1: general.title.nl: ${tail}`,
    `estates.ndjson:1: general.description.nl: ${tail}`,
    `estates.ndjson:1: general.description.fr: ${tail}`,
  ]);
});

test("the site tells the city instead, and no search finds the street", async () => {
  const { id, site } = newSite();
  await importFiles(filesOf(site(), telltale(1)));
  const { document } = await storedEstate(id, 1);
  expect(document.general.title).toEqual({ nl: "Villa te Gent" });
  expect(document.general.description).toEqual({ nl: "<p>Villa te Gent</p>", fr: "Villa te Gent" });
  expect(JSON.stringify([document, await wordsOf(id)])).not.toMatch(/zwijg|77/i);
});

test("bringing it again changes nothing", async () => {
  const { site } = newSite();
  const files = filesOf(site(), telltale(1));
  await importFiles(files);
  const { result } = await importFiles(files);
  expect(result).toMatchObject({ estates: { added: 0, changed: 0, removed: 0 } });
});

test("an agency that keeps its texts is told that they show", async () => {
  const { id, site } = newSite();
  const keeping = site({ settings: { hiddenAddressTexts: "keep" } });
  const { findings } = await importFiles(filesOf(keeping, telltale(1)));
  expect((await storedEstate(id, 1)).document.general.title).toEqual({ nl: "Villa Zwijgstr. 77 te Gent" });
  expect(findings.join()).toContain("it is shown, as settings.hiddenAddressTexts asks");
  await importFiles(filesOf(site(), telltale(1)));
  expect((await storedEstate(id, 1)).document.general.title).toEqual({ nl: "Villa te Gent" });
});

test("a shown address may stand in texts", async () => {
  const { id, site } = newSite();
  const { findings } = await importFiles(filesOf(site(), telltale(1, at(true))));
  expect(findings.join()).not.toContain("hides its address");
  expect((await storedEstate(id, 1)).document.general.title).toEqual({ nl: "Villa Zwijgstr. 77 te Gent" });
});

test("an estate that hides its building hides the streets of all its units in the texts of all", async () => {
  const { id, site } = newSite();
  const project = estateJson(7, { project: true, ...at(true), ...titled("Hoek Zwijgstraat en Molenstraat") });
  const home = (home: number, visible: boolean, street: string) =>
    estateJson(home, { parentId: 7, ...at(visible, street), ...titled(`Zwijgstraat 77 of ${street}`) });
  const { findings } = await importFiles(
    filesOf(site(), project, home(8, true, "Zwijgstraat"), home(9, false, "Molenstraat")),
  );
  const stored = await Promise.all([7, 8, 9].map((estate) => storedEstate(id, estate)));
  expect(JSON.stringify([stored, await wordsOf(id)])).not.toMatch(/zwijg|molen/i);
  expect(findings.filter((line) => line.includes("hides its address"))).toHaveLength(9);
});

test("an estate that is left out as faulty hides its street in the texts of its building too", async () => {
  const { id, site } = newSite();
  const project = estateJson(7, { project: true, address: null, ...titled("De Dok, Zwijgstraat 77") });
  const faulty = estateJson(9, { parentId: 7, ...at(false), bedroomCount: -1 });
  await importFiles(filesOf(site(), project, faulty), { skipInvalid: true });
  expect((await storedEstate(id, 7)).document.general.title).toEqual({ nl: "De Dok, Gent" });
});

test("an estate that is added to a hidden project, without an address of its own, tells no street of it", async () => {
  const { id, site } = newSite();
  const project = estateJson(7, { project: true, ...at(false) });
  const { dataDir } = await importFiles(filesOf(site(), project));
  const added = estateJson(9, { parentId: 7, address: null, ...titled("Loft, Zwijgstraat 77") });
  const files = { "estates.ndjson": linesOf([added]), "media/gevel.svg": DRAWING };
  const { findings } = await importFiles(files, { partial: true, siteId: id, dataDir });
  expect((await storedEstate(id, 9)).document.general.title).toEqual({ nl: "Loft, Gent" });
  expect(findings.join()).toContain("listing 9 hides its address");
});

test("a link that tells the street is named and stays", async () => {
  const link = "https://tour.example/zwijgstraat-77";
  const node = estateJson(1, at(false), { virtualVisits: [{ type: { id: 2 }, link }] });
  const { warnings } = await check(bundleFiles({ "estates.ndjson": linesOf([node]) }));
  expect(warnings.join()).toMatch(/virtualVisits\.0\.link: .+“zwijgstraat-77”; a link is not changed/);
});

test("the texts of a holiday home with a hidden address tell the city too", async () => {
  const { id, site } = newSite();
  const unit = {
    id: 5,
    general: { title: { nl: "Studio Zeewijk, Zwijgstraat 77" } },
    ...at(false),
  };
  const { findings } = await importFiles(
    bundleFiles({ "site.json": site(), "rentals.ndjson": linesOf([unit]) }),
  );
  const rows = await query("select document from rental_unit where site_id = $1", [id]);
  expect(JSON.stringify(rows)).toContain("Studio Zeewijk, Gent");
  expect(JSON.stringify(rows)).not.toMatch(/zwijg/i);
  expect(findings.join()).toContain("holiday home 5 hides its address");
});
