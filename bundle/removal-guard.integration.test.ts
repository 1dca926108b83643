import { expect, test } from "vitest";
import { TEST_REFERENCE, testUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import { bundleFiles, estateJson, linesOf, pageJson, REFERENCE } from "./testing/test-bundle.ts";
import { withConnection } from "#platform/db/connection.ts";
import { removeListing } from "./remove-listing.ts";
import { importsForTests, newSite } from "./testing/test-imports.ts";

const { importFiles, idsOf, query, url } = importsForTests();

const listings = (...ids: number[]) => linesOf(ids.map((id) => estateJson(id)));
const upTo = (number: number) => Array.from({ length: number }, (_, index) => index + 1);

test.each<[string, number[], string, string]>([
  ["that comes empty", [1, 2, 3], "", "3 of 3"],
  ["that loses the only listing", [1], "", "1 of 1"],
  ["that is cut off", upTo(11), listings(...upTo(8)), "3 of 11"],
  ["that knows none of the ids any more", [1, 2], listings(8, 9, 10), "2 of 2"],
])("a feed %s takes nothing off", async (_what, before, after, told) => {
  const { id, site } = newSite();
  const files = (estates: string) => bundleFiles({ "site.json": site(), "estates.ndjson": estates });
  await importFiles(files(listings(...before)));
  const { result, errors } = await importFiles(files(after));
  expect(result).toEqual({ kind: "refused", errors: 1 });
  expect(errors).toEqual([
    `estates.ndjson: this takes off ${told} listings of the site; --allow-removals says that it is meant`,
  ]);
  expect(await idsOf(id)).toEqual(before);
  await importFiles(files(after), { allowRemovals: true });
  expect(await idsOf(id)).not.toContain(before.at(-1));
});

test("listings that are left out as faulty count as taken off", async () => {
  const { id, site } = newSite();
  const files = (nodes: object[]) => bundleFiles({ "site.json": site(), "estates.ndjson": linesOf(nodes) });
  await importFiles(files(upTo(8).map((one) => estateJson(one))));
  const faulty = upTo(8).map((one) => estateJson(one, one > 5 ? { bedroomCount: -1 } : {}));
  const { errors } = await importFiles(files(faulty), { skipInvalid: true });
  expect(errors.at(-1)).toContain("this takes off 3 of 8 listings");
  expect(await idsOf(id)).toHaveLength(8);
});

test("a quarter of the listings, or two, go without a question", async () => {
  const { id, site } = newSite();
  const files = (...ids: number[]) =>
    bundleFiles({ "site.json": site(), "estates.ndjson": listings(...ids) });
  await importFiles(files(...upTo(12)));
  await importFiles(files(...upTo(9)));
  expect(await idsOf(id)).toHaveLength(9);
  await importFiles(files(...upTo(3)), { allowRemovals: true });
  await importFiles(files(1));
  expect(await idsOf(id)).toEqual([1]);
});

test("a bundle that lost its holiday homes or its pages is refused likewise, and nothing of it is written", async () => {
  const { id, site } = newSite();
  const { rentalLocations, rentalSubKinds, periodTypes } = TEST_REFERENCE;
  const reference = JSON.stringify({
    ...REFERENCE,
    cities: [...REFERENCE.cities, ...TEST_REFERENCE.cities],
    rentalLocations,
    rentalSubKinds,
    periodTypes,
  });
  const whole = bundleFiles({
    "site.json": site(),
    "reference.json": reference,
    "rentals.ndjson": linesOf([1, 2].map((one) => testUnit(one))),
    "pages/team.json": JSON.stringify(pageJson({ id: 2, paths: { nl: "team" } })),
  });
  await importFiles(whole);
  const { "rentals.ndjson": _units, ...withoutUnits } = whole;
  const { "pages/home.json": _home, "pages/team.json": _team, "menus.json": _menus, ...withoutPages } = whole;
  const changed = site({ name: "Nieuw" });
  const first = await importFiles({ ...withoutUnits, "site.json": changed });
  expect(first.errors).toEqual([
    expect.stringMatching(/^rentals.ndjson: this takes off 2 of 2 holiday homes/),
  ]);
  const second = await importFiles({ ...withoutPages, "site.json": changed });
  expect(second.errors).toEqual([expect.stringMatching(/^pages: this takes off 2 of 2 pages/)]);
  const [row] = await query<{ name: string }>(
    "select document ->> 'name' as name from site where site_id = $1",
    [id],
  );
  expect(row?.name).toBe("Kantoor Proef");
});

test("a bundle that only adds is never asked", async () => {
  const { id, site } = newSite();
  await importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": listings(...upTo(5)) }));
  await importFiles({ "site.json": site(), "estates.ndjson": "" }, { partial: true });
  expect(await idsOf(id)).toHaveLength(5);
});

test("a feed that shrinks in small steps is refused once a quarter went within 24 hours, and goes on a day later", async () => {
  const { id, site } = newSite();
  const shrink = (number: number, options = {}) =>
    importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": listings(...upTo(number)) }), options);
  await shrink(20);
  await shrink(18);
  await shrink(16);
  const { errors } = await shrink(14);
  expect(errors).toEqual([
    "estates.ndjson: this takes off 2 of 16 listings of the site, after 4 within the last 24 hours; --allow-removals says that it is meant",
  ]);
  await shrink(20);
  expect(await idsOf(id)).toHaveLength(20);
  await shrink(16);
  await query("update tombstone set gone_at = gone_at - interval '25 hours' where site_id = $1", [id]);
  await shrink(13);
  expect(await idsOf(id)).toHaveLength(13);
});

test("what an operator says is meant, or takes off by name, is not counted against the feed", async () => {
  const { id, site } = newSite();
  const shrink = (number: number, options = {}) =>
    importFiles(bundleFiles({ "site.json": site(), "estates.ndjson": listings(...upTo(number)) }), options);
  await shrink(20);
  await shrink(16);
  await shrink(12, { allowRemovals: true });
  for (const one of [12, 11])
    await withConnection(url(), (client) =>
      removeListing(client, id, one, { actor: "gevel remove", at: new Date() }),
    );
  const { result } = await shrink(8);
  expect(result).toMatchObject({ kind: "imported" });
  expect(await idsOf(id)).toHaveLength(8);
});
