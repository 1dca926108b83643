import { expect, test } from "vitest";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";
import { importsForTests, newSite } from "../testing/test-imports.ts";
import { FIRST_GIVEN_NUMBER } from "./text-ids.ts";

const { importFiles, idsOf, query, storedEstate } = importsForTests();

/** A listing that its agency's system calls `externalId`. */
const own = (externalId: string, more: object = {}) => estateJson(undefined, { externalId, ...more });

const lines = (...nodes: object[]) => ({ "estates.ndjson": linesOf(nodes) });
const first = FIRST_GIVEN_NUMBER;

function agency() {
  const { id, site } = newSite();
  const whole = (...nodes: object[]) => bundleFiles({ "site.json": site(), ...lines(...nodes) });
  return { id, whole };
}

test("a listing with a text id gets a number, which it keeps when it changes", async () => {
  const { id, whole } = agency();
  await importFiles(whole(own("A-1"), own("A-2")));
  expect(await idsOf(id)).toEqual([first, first + 1]);
  await importFiles(whole(own("B-9"), own("A-2", { reference: "new" }), own("A-1")));
  expect(await idsOf(id)).toEqual([first, first + 1, first + 2]);
  expect((await storedEstate(id, first + 1)).document.general).toMatchObject({
    externalId: "A-2",
    reference: "new",
  });
});

test("it keeps its number also when it was taken off and comes back", async () => {
  const { id, whole } = agency();
  await importFiles(whole(own("A-1"), own("A-2")));
  await importFiles(whole(own("A-1")));
  expect(await idsOf(id)).toEqual([first]);
  await importFiles(whole(own("A-3"), own("A-2"), own("A-1")));
  expect(await idsOf(id)).toEqual([first, first + 1, first + 2]);
  expect((await storedEstate(id, first + 1)).document.general.externalId).toBe("A-2");
});

test("an estate names its project by the project's text id, in whatever order they come", async () => {
  const { id, whole } = agency();
  await importFiles(whole(own("home", { parentExternalId: "tower" }), own("tower", { project: true })));
  const rows = await query<{ id: string; parent_id: string | null }>(
    "select id, parent_id from estate where site_id = $1 order by id",
    [id],
  );
  expect(rows.map((row) => [Number(row.id), Number(row.parent_id)])).toEqual([
    [first, first + 1],
    [first + 1, 0],
  ]);
});

test("a project that is not there is named by its text id", async () => {
  const { whole } = agency();
  const { errors } = await importFiles(whole(own("home", { parentExternalId: "tower" })));
  expect(errors).toEqual(["estates.ndjson:1: general.parentId: tower is not among the listings"]);
});

test.each<[string, Record<string, unknown>, string]>([
  ["an empty text id", { externalId: "" }, "general.externalId: expected a text of 1 to 200 characters"],
  ["a text id of several lines", { externalId: "a\nb" }, "general.externalId: expected a text"],
  ["a text id that is a number", { externalId: 7 }, "general.id: expected number"],
  [
    "a project's text id that is none",
    { externalId: "a", parentExternalId: {} },
    "general.parentId: expected number",
  ],
  [
    "a number of the product's own range",
    { id: first + 5 },
    `general.id: numbers from ${first} are given by`,
  ],
])("%s is refused with its field", async (_what, general, told) => {
  const { whole } = agency();
  const { errors } = await importFiles(whole(estateJson(undefined, general)));
  expect(errors.join("\n")).toContain(told);
});

test("two listings with one text id are told", async () => {
  const { whole } = agency();
  const { errors } = await importFiles(whole(own("A-1"), own("A-1")));
  expect(errors).toEqual(["estates.ndjson:2: general.id: line 1 has the id A-1 too"]);
});

test("each source has text ids of its own, and a bundle takes off only what a bundle brought", async () => {
  const { id, whole } = agency();
  const { dataDir } = await importFiles(whole(estateJson(1), estateJson(2), own("A-1")));
  await importFiles(lines(own("A-1"), own("A-2")), { partial: true, siteId: id, source: "whise", dataDir });
  expect(await idsOf(id)).toEqual([1, 2, first, first + 1, first + 2]);
  await importFiles(whole(estateJson(1), own("A-1")), { dataDir });
  expect(await idsOf(id)).toEqual([1, first, first + 1, first + 2]);
});

test("a bundle does not take over a listing that a source brought", async () => {
  const { id, whole } = agency();
  const { dataDir } = await importFiles(whole(estateJson(1)));
  await importFiles(lines(estateJson(7)), { partial: true, siteId: id, source: "api", dataDir });
  const { errors } = await importFiles(whole(estateJson(1), estateJson(7)), { dataDir });
  expect(errors).toEqual([
    "estates.ndjson: listings that another source brought, which alone changes them: 7 (api)",
  ]);
});

test("the line of each listing stays as it was brought, until it is taken off", async () => {
  const { id, whole } = agency();
  const brought = own("A-1");
  await importFiles(whole(brought, own("A-2")));
  await importFiles(whole(brought));
  const rows = await query<{ external_id: string; line: string | null }>(
    "select external_id, line from listing_source where site_id = $1 order by id",
    [id],
  );
  expect(rows).toEqual([
    { external_id: "A-1", line: JSON.stringify(brought) },
    { external_id: "A-2", line: null },
  ]);
});
