import { join } from "node:path";
import { expect, test } from "vitest";
import { withConnection } from "#platform/db/connection.ts";
import { openTestDatabase, TEST_SERVERS, type TestServer } from "#server/database/testing/test-database.ts";
import { importBundle, type BundleImport } from "../import-bundle.ts";
import { FIRST_GIVEN_NUMBER } from "../ids/text-ids.ts";
import { openBundle } from "../files/open-bundle.ts";
import { writeFiles } from "../files/write-files.ts";
import {
  bundleFiles,
  type BundleFiles,
  estateJson,
  folderOf,
  linesOf,
  pageJson,
  photo,
  siteJson,
  testFolder,
} from "../testing/test-bundle.ts";
import { exportSite } from "./export-site.ts";
import { exportedFiles } from "./testing/exported-files.ts";

const SITE = "test";

/** An empty place: a database and a folder for media. */
async function emptyPlace(server?: TestServer) {
  const database = await openTestDatabase(server);
  const dataDir = await testFolder();
  const importFiles = async (files: BundleFiles, options: Partial<BundleImport> = {}) => {
    const errors: string[] = [];
    const result = await importBundle({
      path: await folderOf(files),
      databaseUrl: database.url,
      dataDir,
      report: ({ level, message }) => void (level === "error" && errors.push(message)),
      ...options,
    });
    expect([result.kind, errors]).toEqual(["imported", []]);
  };
  const query = async <Row extends object>(sql: string): Promise<Row[]> =>
    withConnection(database.url, async (client) => (await client.query<Row>(sql)).rows);
  return {
    importFiles,
    query,
    url: database.url,
    dataDir,
    exported: () => exportedFiles(database.url, { siteId: SITE, dataDir }),
    [Symbol.asyncDispose]: () => database.close(),
  };
}

type Place = Awaited<ReturnType<typeof emptyPlace>>;

const hiddenAddress = {
  street: { nl: "Geheimstraat" },
  number: "7",
  city: { id: 1 },
  visible: false,
};

const rental = {
  id: 12,
  general: { title: { nl: "Duinzicht" }, minimumNights: 2, city: { id: 1 } },
  address: hiddenAddress,
  photos: [{ id: 1, file: "a/photo.jpg" }],
  periods: [
    { id: 1, start: "2030-07-01", end: "2030-07-08", price: 700 },
    { id: 2, start: "2030-07-08", end: "2030-07-15", price: 800 },
  ],
  takenCalendar: "calendars/12.ics",
};

const taken = [
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//NL", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20300101T000000Z"],
  ["DTSTART;VALUE=DATE:20300702", "DTEND;VALUE=DATE:20300705", "END:VEVENT", "END:VCALENDAR", ""],
]
  .flat()
  .join("\r\n");

const lines = (...nodes: object[]) => ({ "estates.ndjson": linesOf(nodes) });

/** A site of every kind of content, whose listings came by a bundle, a feed and the API. */
async function fill({ importFiles }: Place): Promise<void> {
  const picture = { id: "hero", type: "image", picture: "a/photo.jpg", alt: { nl: "Een huis" } };
  await importFiles(
    bundleFiles({
      "site.json": JSON.stringify(siteJson({ logo: "gevel.svg" })),
      "pages/home.json": JSON.stringify(pageJson({ blocks: [picture] })),
      "entities.json": JSON.stringify([
        {
          name: "news",
          title: { nl: "Nieuws" },
          items: [{ id: 1, title: { nl: "Open" }, picture: "gevel.svg", blocks: [picture] }],
        },
      ]),
      "agreements.json": JSON.stringify({ privacy: { nl: "Wij bewaren weinig." } }),
      "media/a/photo.jpg": await photo(),
      "media/plan.pdf": "%PDF-1.4 plan",
      "calendars/12.ics": taken,
      "rentals.ndjson": linesOf([rental]),
      "estates.ndjson": linesOf([
        estateJson(1, { address: hiddenAddress }, { files: [{ link: "plan.pdf" }] }),
        estateJson(7, { project: true, headType: { id: 7 } }),
        estateJson(8, { parentId: 7 }),
        estateJson(undefined, { externalId: "B-1" }),
      ]),
    }),
  );
  const tower = estateJson(undefined, { externalId: "tower", project: true, headType: { id: 7 } });
  const home = estateJson(undefined, { externalId: "B-1", parentExternalId: "tower" });
  await importFiles(lines(home, tower), { partial: true, siteId: SITE, source: "whise" });
  await importFiles(lines(estateJson(undefined, { externalId: "B-1" })), {
    partial: true,
    siteId: SITE,
    source: "api",
  });
}

const OWNERS = "select id, source, external_id from listing_source order by id";
const PARTS = "select kind, key, document from site_part order by kind, key";
const LISTINGS = "select id, uri, document, own_price, words::text from estate_content order by id";
const HIDDEN = "select id, address from estate_private_address order by id";

/** A picture has a new content address where its metadata was removed on the way in. */
const withoutAddresses = (rows: readonly object[]) =>
  JSON.parse(JSON.stringify(rows).replaceAll(/[0-9a-f]{32}/g, "address"));

test.each(TEST_SERVERS)(
  "on %s, an export imports to the same site, whose export is the same",
  async (server) => {
    await using first = await emptyPlace(server);
    await fill(first);
    const one = await first.exported();
    expect(one.warnings).toEqual([]);
    await using second = await emptyPlace(server);
    await second.importFiles(one.bundle);
    const two = await second.exported();
    expect(two.files).toEqual(one.files);
    expect(Object.keys(one.files)).toEqual(
      expect.arrayContaining(["media/a/photo.jpg", "media/gevel.svg", "media/plan.pdf", "pages/1.json"]),
    );
    expect(await second.query(OWNERS)).toEqual(await first.query(OWNERS));
    expect(await second.query(HIDDEN)).toEqual(await first.query(HIDDEN));
    for (const shown of [PARTS, LISTINGS])
      expect(withoutAddresses(await second.query(shown))).toEqual(withoutAddresses(await first.query(shown)));
  },
);

test("the bundle's own lines are as they were brought, others say their number and their source", async () => {
  await using place = await emptyPlace();
  await fill(place);
  const { files } = await place.exported();
  const written = files["estates.ndjson"]!.trimEnd().split("\n");
  expect(written[0]).toBe(
    JSON.stringify(estateJson(1, { address: hiddenAddress }, { files: [{ link: "plan.pdf" }] })),
  );
  const ids = written.map((line) => Object.values(JSON.parse(line).general).slice(0, 3));
  expect(ids.slice(3)).toEqual([
    [FIRST_GIVEN_NUMBER, "B-1", { id: 1 }],
    [FIRST_GIVEN_NUMBER + 1, "B-1", "whise"],
    [FIRST_GIVEN_NUMBER + 2, "tower", "whise"],
    [FIRST_GIVEN_NUMBER + 3, "B-1", "api"],
  ]);
  const [unit] = files["rentals.ndjson"]!.trimEnd().split("\n");
  expect(JSON.parse(unit!)).toMatchObject({
    address: { street: { nl: "Geheimstraat" }, visible: false },
    periods: [{ available: false }, { available: true, price: 800 }],
  });
});

test("a listing whose line names a file that a later bundle left out keeps it", async () => {
  await using place = await emptyPlace();
  await fill(place);
  await place.query("delete from asset where name = 'plan.pdf'");
  const { files, bundle, warnings } = await place.exported();
  expect(warnings).toEqual([expect.stringContaining("listing 1: its line names files that are not kept")]);
  const { files: papers } = JSON.parse(files["estates.ndjson"]!.split("\n")[0]!);
  expect(papers).toEqual([expect.objectContaining({ link: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/) })]);
  await using second = await emptyPlace();
  await second.importFiles(bundle);
});

test("a listing from before lines were kept is written as it is shown, and named", async () => {
  await using place = await emptyPlace();
  await fill(place);
  await place.query("update listing_source set line = null, line_hash = null where id = 1");
  const { files, bundle, warnings } = await place.exported();
  expect(warnings).toEqual([expect.stringContaining("listing 1: its line was not kept")]);
  const listing = JSON.parse(files["estates.ndjson"]!.split("\n")[0]!);
  expect(listing).toMatchObject({
    general: { id: 1, address: { street: { nl: "Geheimstraat" }, number: "7" } },
    pictures: [{ file: "gevel.svg" }],
    files: [{ link: "plan.pdf" }],
  });
  await using second = await emptyPlace();
  await second.importFiles(bundle);
  const [rebuilt, shown] = [await second.query(LISTINGS), await place.query(LISTINGS)];
  expect(withoutAddresses(rebuilt.slice(0, 1))).toEqual(withoutAddresses(shown.slice(0, 1)));
});

test("a .zip of an export is the same bundle, and nothing is written over", async () => {
  await using place = await emptyPlace();
  await fill(place);
  const path = join(await testFolder(), "site.zip");
  const write = () =>
    withConnection(place.url, (client) =>
      writeFiles(path, exportSite(client, { siteId: SITE, dataDir: place.dataDir, report: () => {} })),
    );
  await write();
  await expect(write()).rejects.toThrow("there is a file of this name already");
  const { bundle } = await place.exported();
  const zip = await openBundle(path);
  const unpacked: Record<string, string> = {};
  for (const name of zip.files.keys())
    unpacked[name] = Buffer.concat(await Array.fromAsync(await zip.open(name))).toString("latin1");
  await zip.close();
  expect(unpacked).toEqual(
    Object.fromEntries(
      Object.entries(bundle).map(([name, content]) => [
        name,
        Buffer.from(content as string).toString("latin1"),
      ]),
    ),
  );
});
