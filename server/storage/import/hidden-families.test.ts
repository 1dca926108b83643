import { expect, test } from "vitest";
import { bundleFiles, DRAWING, estateJson, linesOf } from "./test-bundle.ts";
import { importsForTests, newSite } from "./test-imports.ts";

const { bring, query, storedEstate } = importsForTests();

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
  ["a hidden project among visible homes", false, true, true],
  ["one hidden home in a visible project", true, false, true],
  ["a project that hides all", false, false, false],
])("%s is not found out by any of the building", async (_, ofProject, ofFirst, ofSecond) => {
  const { id, site } = newSite();
  // The homes come first: which one hides shows only at the end of the file.
  const { result } = await bring(filesOf(site(), home(9, ofSecond), home(8, ofFirst), project(ofProject)));
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
  await bring(filesOf(site(), estateJson(1, at(false)), project(true), home(8, true)));
  expect(JSON.stringify(await storedEstate(id, 8))).toMatch(/Zwijgstraat/);
});

test("a bundle that only adds can't hide or show a part of a building", async () => {
  const { id, site } = newSite();
  const { dataDir } = await bring(filesOf(site(), project(true), home(8, true)));
  const add = (...nodes: object[]) =>
    bring(
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
