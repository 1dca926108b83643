import { expect, test, vi } from "vitest";
import { connect, withConnection } from "#platform/db/connection.ts";
import { DERIVED_FORM } from "../commit/derived-form.ts";
import { bundleFiles, linesOf } from "../testing/test-bundle.ts";
import { importsForTests, newSite } from "../testing/test-imports.ts";
import { CHANGE_CHANNEL } from "#features/site/queries/notify-change.ts";
import { reindexOutdated } from "./reindex-outdated.ts";
import { type Reindexed, reindexSite } from "./reindex-site.ts";
import { SAMPLE_LISTINGS, SAMPLE_REFERENCE, SAMPLE_RENTALS } from "./testing/sample-listings.ts";

const { importFiles, query, url } = importsForTests();

const TABLES = [
  "estate",
  "estate_content",
  "estate_private_address",
  "estate_private_price",
  "label",
  "rental_unit",
  "rental_period",
  "rental_last_arrival",
  "tombstone",
];

async function importSamples() {
  const { id, site } = newSite();
  const files = bundleFiles({
    "site.json": site(),
    "estates.ndjson": linesOf(SAMPLE_LISTINGS),
    "rentals.ndjson": linesOf(SAMPLE_RENTALS),
    "reference.json": JSON.stringify(SAMPLE_REFERENCE),
  });
  const { result, errors } = await importFiles(files, { now: new Date("2026-02-01") });
  expect(errors).toEqual([]);
  expect(result.kind).toBe("imported");
  return { id, files };
}

/** All rows of a site, row by row, in an order of their own. */
async function rowsOf(siteId: string, without = ""): Promise<Record<string, unknown[]>> {
  const read = TABLES.map(async (table): Promise<[string, unknown[]]> => {
    const sql = `select to_jsonb(t) - $2 as row from ${table} t where site_id = $1`;
    const rows = await query<{ row: object }>(sql, [siteId, without]);
    return [table, rows.map(({ row }) => JSON.stringify(row)).toSorted()];
  });
  return Object.fromEntries(await Promise.all(read));
}

const reindex = (siteId: string) => withConnection(url(), (client) => reindexSite(client, siteId));

test("where nothing differs nothing is written, also when the site is imported again", async () => {
  const { id, files } = await importSamples();
  const before = await rowsOf(id);
  for (let time = 0; time < 2; time += 1)
    expect(await reindex(id)).toEqual({ siteId: id, listings: 0, rentals: 0 });
  expect(await rowsOf(id)).toEqual(before);
  const { result } = await importFiles(files, { now: new Date("2026-02-01") });
  expect(result).toMatchObject({ estates: { added: 0, changed: 0, removed: 0, ids: [] } });
});

/** What an older version may have derived otherwise. */
const OTHERWISE: ReadonlyArray<readonly [what: string, sql: string]> = [
  ["cards", `update estate_content set card = '{"general":{}}' where site_id = $1`],
  ["words", "update estate_content set words = 'anders' where site_id = $1"],
  ["prices", "update estate set price = 1 where site_id = $1"],
  ["types", "update estate set head_type = 9, city_id = 7, bedrooms = '{9}' where site_id = $1"],
  [
    "own figures",
    "update estate_content set own_price = 5, own_bedrooms = 9, own_collections = '{4}' where site_id = $1",
  ],
  ["addresses", `update estate_content set uri = '{"nl":"/nl/aanbod/1/oud"}' where site_id = $1`],
  ["names", "update label set name = 'oud', ascending = 1 where site_id = $1"],
  [
    "a project's price",
    `update estate_content c set card = jsonb_set(card::jsonb, '{general,price}', '{"priceFrom": 249000}')::json,
      document = jsonb_set(document, '{general,price}', '{"priceFrom": 249000}')
      from estate e where e.site_id = $1 and e.is_project and e.id = 10 and c.site_id = $1 and c.id = 10`,
  ],
  ["holiday homes", "update rental_unit set location_id = 9, max_occupation = 1 where site_id = $1"],
  ["last arrivals", "delete from rental_last_arrival where site_id = $1"],
];

test.each(OTHERWISE)("%s of an older form become what an import makes now", async (_what, spoil) => {
  const { id } = await importSamples();
  const before = await rowsOf(id, "changed_at");
  await query(spoil, [id]);
  expect(await rowsOf(id, "changed_at")).not.toEqual(before);
  await reindex(id);
  expect(await rowsOf(id, "changed_at")).toEqual(before);
});

test("what an older version showed of a hidden address is hidden: in texts, in words, and in the estates of its building", async () => {
  const { id } = await importSamples();
  // As a version stored them that knew neither of streets in texts nor of buildings.
  await query(
    `update estate_content set words = 'kerkstraat', document = jsonb_set(document, '{general,title,nl}', '"Villa Kerkstraat 12"')
     where site_id = $1 and id = 3`,
    [id],
  );
  await query(
    `update estate_content c set document = jsonb_set(document, '{general,address}', a.address)
     from estate_private_address a where c.site_id = $1 and a.site_id = $1 and a.id = c.id and c.id in (20, 22)`,
    [id],
  );
  await query("delete from estate_private_address where site_id = $1 and id in (20, 22)", [id]);
  await query(
    `update rental_unit set document = jsonb_set(document, '{general,title,nl}', '"Flat Duinenweg 7"') where site_id = $1 and id = 2`,
    [id],
  );
  const shown = `select to_jsonb(c) - 'hash' as row from estate_content c where site_id = $1
    union all select document from rental_unit where site_id = $1`;
  const told = async () => JSON.stringify(await query(shown, [id]));
  expect(await told()).toMatch(/Lindelei/);
  expect((await reindex(id))!.listings).toBeGreaterThanOrEqual(3);
  expect(await told()).not.toMatch(/kerkstr|lindelei|duinenweg/i);
});

test("a rebuild is no news to subscribers, and a later price is one of today's", async () => {
  const { id } = await importSamples();
  await query("update estate set price = 999000 where site_id = $1 and id = 2", [id]);
  await query("update market_state set price = 999000, lowest = 999000 where site_id = $1 and id = 2", [id]);
  await reindex(id);
  expect(await query("select from listing_news where site_id = $1", [id])).toEqual([]);
  const [state] = await query("select price, lowest from market_state where site_id = $1 and id = 2", [id]);
  expect(state).toEqual({ price: 345_000, lowest: 345_000 });
});

test("a listing whose card alone is new keeps the moment of its last change, and every server is told of it", async () => {
  const { id } = await importSamples();
  const momentOf = () =>
    query("select changed_at from estate_content where site_id = $1 and id = 2", [id]).then(([row]) => row);
  const before = await momentOf();
  await query(`update estate_content set card = '{}' where site_id = $1 and id = 2`, [id]);
  const listener = await connect(url());
  const heard: unknown[] = [];
  listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload ?? "")));
  await listener.query(`listen ${CHANGE_CHANNEL}`);
  expect(await reindex(id)).toEqual({ siteId: id, listings: 1, rentals: 0 });
  await vi.waitFor(() => expect(heard).toEqual([{ siteId: id, scope: [2], rentals: [], withdraws: true }]));
  expect(await momentOf()).toEqual(before);
  await listener.end();
});

test("readers see the old rows or the new ones, never some of each", async () => {
  const { id } = await importSamples();
  await query(`update estate_content set card = '{}' where site_id = $1`, [id]);
  const counts = new Set<number>();
  const sql = `select count(*)::int as old from estate_content where site_id = $1 and card::text = '{}'`;
  const read = async () => counts.add((await query<{ old: number }>(sql, [id]))[0]!.old);
  await read();
  const reading = setInterval(() => void read(), 2);
  await reindex(id);
  clearInterval(reading);
  await read();
  expect(counts.size).toBe(2);
  expect([...counts].every((old) => old === 0 || old === SAMPLE_LISTINGS.length)).toBe(true);
});

const formOf = async (siteId: string) =>
  (await query<{ derived_form: number }>("select derived_form from site where site_id = $1", [siteId]))[0]!
    .derived_form;

type Started = { readonly onFailed?: (siteId: string, error: unknown) => void };

async function startTwo({ onFailed = (_, error) => expect.unreachable(String(error)) }: Started = {}) {
  const done: Reindexed[] = [];
  const { signal } = new AbortController();
  const reindexing = { databaseUrl: url(), signal, onDone: (one: Reindexed) => done.push(one), onFailed };
  await Promise.all([reindexOutdated(reindexing), reindexOutdated(reindexing)]);
  return done;
}

test("of two servers that start at once, one rebuilds a site of an older form; newer ones stay", async () => {
  const [old, newer] = [await importSamples(), await importSamples()];
  expect(await formOf(old.id)).toBe(DERIVED_FORM);
  await query("update site set derived_form = 0 where site_id = $1", [old.id]);
  await query("update site set derived_form = $2 where site_id = $1", [newer.id, DERIVED_FORM + 1]);
  expect((await startTwo()).map(({ siteId }) => siteId)).toEqual([old.id]);
  expect([await formOf(old.id), await formOf(newer.id)]).toEqual([DERIVED_FORM, DERIVED_FORM + 1]);
  expect(await startTwo()).toEqual([]);
});

test("a site that cannot be rebuilt is named, and holds up no other", async () => {
  const [broken, sound] = [await importSamples(), await importSamples()];
  await query("update site set derived_form = 0 where site_id = any($1)", [[broken.id, sound.id]]);
  await query("update estate_content set document = '{}' where site_id = $1 and id = 1", [broken.id]);
  const failed = new Set<string>();
  const done = await startTwo({ onFailed: (siteId) => failed.add(siteId) });
  expect([...failed]).toEqual([broken.id]);
  expect(done.map(({ siteId }) => siteId)).toEqual([sound.id]);
  expect([await formOf(broken.id), await formOf(sound.id)]).toEqual([0, DERIVED_FORM]);
  // The tests share their database: to the next one no site is of an older form.
  await query("update site set derived_form = $2 where site_id = $1", [broken.id, DERIVED_FORM]);
});

test("a site that an older version imports again is rebuilt by the next server of a newer one", async () => {
  const { id, files } = await importSamples();
  await query("update site set derived_form = $2 where site_id = $1", [id, DERIVED_FORM + 1]);
  await importFiles(files);
  expect(await formOf(id)).toBe(DERIVED_FORM);
  await query("update site set derived_form = 1 where site_id = $1", [id]);
  await importFiles(files);
  expect(await formOf(id)).toBe(1);
});

test("a process that is told to stop leaves a rebuild at once, and the site as it was", async () => {
  const { id } = await importSamples();
  await query("update site set derived_form = 0 where site_id = $1", [id]);
  const importer = await connect(url());
  await importer.query("select pg_advisory_lock(hashtext('gevel import'), hashtext($1))", [id]);
  const stopping = new AbortController();
  const running = reindexOutdated({
    databaseUrl: url(),
    signal: stopping.signal,
    onDone: () => undefined,
    onFailed: () => undefined,
  });
  setTimeout(() => stopping.abort(), 200);
  await expect(running).rejects.toThrow();
  expect(await formOf(id)).toBe(0);
  await importer.end();
});

test("a site that is not there is told apart from one where nothing changed", async () => {
  expect(await reindex("nergens")).toBeNull();
});
