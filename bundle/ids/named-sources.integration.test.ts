import { expect, test } from "vitest";
import { withConnection } from "#platform/db/connection.ts";
import { bundleFiles, estateJson, linesOf } from "../testing/test-bundle.ts";
import { importsForTests, newSite } from "../testing/test-imports.ts";
import { FIRST_GIVEN_NUMBER } from "./text-ids.ts";

const { importFiles, idsOf, query, url } = importsForTests();

const first = FIRST_GIVEN_NUMBER;

/** A listing as an export writes it: with its number, its text id and the source that it belongs to. */
const exported = (id: number, externalId: string, source?: string) =>
  estateJson(undefined, { id, externalId, source });

function agency() {
  const { id, site } = newSite();
  const whole = (...nodes: object[]) =>
    bundleFiles({ "site.json": site(), "estates.ndjson": linesOf(nodes) });
  const sources = async () => {
    const rows = await query<{ id: string; source: string; line: string }>(
      "select id, source, line from listing_source where site_id = $1 order by id",
      [id],
    );
    return rows.map((row) => [Number(row.id), row.source, JSON.parse(row.line).general]);
  };
  return { id, whole, sources };
}

test("a listing whose line names a source belongs to it, with its number and its text id", async () => {
  const { whole, sources } = agency();
  const { errors } = await importFiles(
    whole(
      estateJson(1),
      exported(first + 7, "A", "whise"),
      exported(first + 3, "A", "api"),
      exported(first, "A"),
    ),
  );
  expect(errors).toEqual([]);
  expect(await sources()).toEqual([
    [1, "bundle", expect.objectContaining({ id: 1 })],
    [first, "bundle", expect.objectContaining({ id: first, externalId: "A" })],
    [first + 3, "api", expect.not.objectContaining({ id: expect.anything(), source: "api" })],
    [first + 7, "whise", expect.not.objectContaining({ id: expect.anything(), source: "whise" })],
  ]);
});

test("its source then changes it under its number, and a bundle without it leaves it alone", async () => {
  const { id, whole, sources } = agency();
  const { dataDir } = await importFiles(whole(estateJson(1), exported(first + 7, "A", "whise")));
  const news = { "estates.ndjson": linesOf([estateJson(undefined, { externalId: "A", reference: "new" })]) };
  const { errors } = await importFiles(news, { partial: true, siteId: id, source: "whise", dataDir });
  expect(errors).toEqual([]);
  await importFiles(whole(estateJson(1)), { dataDir });
  expect(await idsOf(id)).toEqual([1, first + 7]);
  expect((await sources())[1]).toEqual([first + 7, "whise", expect.objectContaining({ reference: "new" })]);
});

test("a line does not move a listing from one source to another", async () => {
  const { whole } = agency();
  const { dataDir } = await importFiles(whole(estateJson(1)));
  const { errors } = await importFiles(whole(estateJson(1, { source: "whise" })), { dataDir });
  expect(errors.join()).toContain("which alone changes them: 1 (bundle)");
});

test("a source brings its own listings alone, whatever its lines name", async () => {
  const { id, whole, sources } = agency();
  const { dataDir } = await importFiles(whole(estateJson(1)));
  const feed = { "estates.ndjson": linesOf([exported(first, "A", "kyero")]) };
  const { findings } = await importFiles(feed, { partial: true, siteId: id, source: "whise", dataDir });
  expect(findings.join("\n")).toContain("general.source: unknown field, left out");
  expect((await sources())[1]!.slice(0, 2)).toEqual([first, "whise"]);
});

test.each(["Whise & co", "", 7, {}])("%j is no source", async (source) => {
  const { whole } = agency();
  const { errors } = await importFiles(whole(estateJson(1, { source })));
  expect(errors).toEqual(["estates.ndjson:1: general.source: expected the name of a source, as whise"]);
});

test("an import of a former version, which knows no sources, leaves their listings", async () => {
  const { id, whole } = agency();
  const { dataDir } = await importFiles(whole(estateJson(1)));
  await importFiles(
    { "estates.ndjson": linesOf([estateJson(7)]) },
    { partial: true, siteId: id, source: "whise", dataDir },
  );
  await withConnection(url(), async (client) => {
    await client.query("create temporary table staged_estate (id bigint)");
    await client.query(
      "delete from estate e where e.site_id = $1 and not exists (select from staged_estate s where s.id = e.id)",
      [id],
    );
  });
  expect(await idsOf(id)).toEqual([7]);
});
