import { expect, test } from "vitest";
import { bundleFiles, DRAWING, estateJson, linesOf } from "./testing/test-bundle.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, query, storedEstate } = importsForTests();

const at = (visible: boolean, box?: string) => ({
  address: {
    visible,
    street: { nl: "Zwijgstraat" },
    number: "77",
    ...(box && { box }),
    city: { id: 1 },
    location: { latitude: 51.05412, longitude: 3.71893 },
  },
});
const project = (visible: boolean) =>
  estateJson(7, { project: true, title: { nl: "De Dok" }, buildingName: "Residentie Zwijg", ...at(visible) });
const home = (id: number, visible: boolean) => estateJson(id, { parentId: 7, ...at(visible, `bus-${id}`) });
const filesOf = (site: string, ...nodes: object[]) =>
  bundleFiles({ "site.json": site, "estates.ndjson": linesOf(nodes) });

const SECRET = /Zwijg|"77"|bus-|51\.054|3\.71893/;

test.each<[string, boolean, boolean, boolean]>([
  ["a hidden project among visible estates", false, true, true],
  ["one hidden estate in a visible project", true, false, true],
  ["a project that hides all", false, false, false],
])("%s is not found out by any of the building", async (_, ofProject, ofFirst, ofSecond) => {
  const { id, site } = newSite();
  // The estates come first: which one hides shows only at the end of the file.
  const { result } = await importFiles(
    filesOf(site(), home(9, ofSecond), home(8, ofFirst), project(ofProject)),
  );
  expect(result).toMatchObject({ kind: "imported", estates: { added: 3 } });
  const stored = await Promise.all([7, 8, 9].map((estate) => storedEstate(id, estate)));
  expect(JSON.stringify(stored)).not.toMatch(SECRET);
  const words = await query("select words::text from estate_content where site_id = $1", [id]);
  expect(JSON.stringify(words)).not.toMatch(/zwijg|77/i);
  const points = await query("select distinct lat, lng from estate where site_id = $1", [id]);
  expect(points).toHaveLength(1);
});

test("a hidden address elsewhere hides nothing of a project", async () => {
  const { id, site } = newSite();
  await importFiles(filesOf(site(), estateJson(1, at(false)), project(true), home(8, true)));
  expect(JSON.stringify(await storedEstate(id, 8))).toMatch(/Zwijgstraat/);
});

test("a bundle that only adds can't hide or show a part of a building", async () => {
  const { id, site } = newSite();
  const { dataDir } = await importFiles(filesOf(site(), project(true), home(8, true)));
  const add = (...nodes: object[]) =>
    importFiles(
      { "site.json": site(), "estates.ndjson": linesOf(nodes), "media/gevel.svg": DRAWING },
      { partial: true, dataDir },
    );
  await expect(add(home(9, false))).rejects.toThrow("bring all of project 7 to hide or show its address");
  expect(JSON.stringify(await storedEstate(id, 8))).toMatch(/Zwijgstraat/);
  await add(project(false), home(8, false), home(9, false));
  expect(JSON.stringify(await storedEstate(id, 8))).not.toMatch(SECRET);
  await expect(add(home(8, true))).rejects.toThrow("bring all of project 7");
  await add(project(true), home(8, true), home(9, true));
  expect(JSON.stringify(await storedEstate(id, 9))).toMatch(/Zwijgstraat/);
});

const brokenly = (node: object, break_: (text: string) => string) => `${break_(JSON.stringify(node))}\n`;
const hiddenHome = home(9, false);

test.each<[string, string]>([
  ["with a price that is none", brokenly(home(9, false), (text) => text.replace("100009", '"a lot"'))],
  [
    "whose address says 'no' of visible",
    brokenly(hiddenHome, (text) => text.replace('"visible":false', '"visible":"no"')),
  ],
  [
    "whose address says nothing of visible",
    brokenly(hiddenHome, (text) => text.replace('"visible":false', '"visible":null')),
  ],
  [
    "that names its project as a text",
    brokenly(hiddenHome, (text) => text.replace('"parentId":7', '"parentId":"7"')),
  ],
  ["that is cut off", brokenly(hiddenHome, (text) => text.slice(0, -90))],
  ["that is cut off before it names its project", brokenly(hiddenHome, (text) => text.slice(0, 20))],
  [
    "that is too long",
    brokenly(hiddenHome, (text) => text.replace("{", `{"filler":"${"x".repeat(5_000_000)}",`)),
  ],
  [
    "whose picture is not there",
    linesOf([estateJson(9, { parentId: 7, ...at(false) }, { pictures: [{ file: "weg.jpg" }] })]),
  ],
  [
    "of an unknown city",
    linesOf([estateJson(9, { parentId: 7, address: { visible: false, city: { id: 99 } } })]),
  ],
  ["with the id of another estate", linesOf([estateJson(8, { parentId: 7, ...at(false) })])],
  ["with the id of another estate, and no project", linesOf([estateJson(8, at(false))])],
])("a hidden estate %s is left out, and its building stays hidden", async (_, line) => {
  const { id, site } = newSite();
  const good = linesOf([project(true), home(8, true), home(10, true)]);
  for (const lines of [
    good + line,
    linesOf([project(true), home(8, true)]) + line + linesOf([home(10, true)]),
  ]) {
    const files = bundleFiles({ "site.json": site(), "estates.ndjson": lines });
    const { result } = await importFiles(files, { skipInvalid: true });
    expect(result).toMatchObject({ kind: "imported", skipped: 1 });
    const stored = await Promise.all([7, 8, 10].map((estate) => storedEstate(id, estate)));
    expect(JSON.stringify(stored)).not.toMatch(SECRET);
  }
});

test("a visible estate that is left out hides nothing", async () => {
  const { id, site } = newSite();
  const bad = estateJson(9, { parentId: 7, ...at(true), bedroomCount: -1 });
  const files = filesOf(site(), project(true), home(8, true), bad);
  await importFiles(files, { skipInvalid: true });
  expect(JSON.stringify(await storedEstate(id, 8))).toMatch(/Zwijgstraat/);
});

test("a line nobody can read hides every project, and the operator hears of it", async () => {
  const { id, site } = newSite();
  const lines = `${linesOf([project(true), home(8, true), estateJson(1, at(true))])}{"general":{"id":9,"pare\n`;
  const files = bundleFiles({ "site.json": site(), "estates.ndjson": lines });
  const { findings } = await importFiles(files, { skipInvalid: true });
  expect(findings).toContainEqual(
    expect.stringMatching(/^estates.ndjson:4: it may be a home with a hidden address/),
  );
  expect(JSON.stringify(await storedEstate(id, 8))).not.toMatch(SECRET);
  expect(JSON.stringify(await storedEstate(id, 1))).toMatch(/Zwijgstraat/);
});

test.each<[string, number, object]>([
  ["a unit of a project", 7, estateJson(8, { parentId: 7, ...at(false), bedroomCount: -1 })],
  ["a listing of its own", 1, estateJson(1, { ...at(false), bedroomCount: -1 })],
])("a bundle that only adds is refused when it hides %s and is left out", async (_, building, bad) => {
  const { id, site } = newSite();
  const { dataDir } = await importFiles(
    filesOf(site(), project(true), home(8, true), estateJson(1, at(true))),
  );
  const files = {
    "site.json": site(),
    "estates.ndjson": linesOf([estateJson(2), bad]),
    "media/gevel.svg": DRAWING,
  };
  const adding = importFiles(files, { partial: true, skipInvalid: true, dataDir });
  await expect(adding).rejects.toThrow(new RegExp(`bring all of (project|listing) ${building}`));
  await expect(storedEstate(id, 2)).resolves.toBeUndefined();
});
