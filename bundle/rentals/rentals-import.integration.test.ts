import { describe, expect, test } from "vitest";
import { connect } from "#platform/db/connection.ts";
import { CHANGE_CHANNEL } from "#features/site/queries/notify-change.ts";
import { TEST_REFERENCE, testUnit, type TestUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import { bundleFiles, linesOf } from "../testing/test-bundle.ts";
import { check } from "../testing/test-check.ts";
import { importsForTests, newSite } from "../testing/test-imports.ts";

const BASE = JSON.parse(String(bundleFiles()["reference.json"])) as { cities: object[] };
const REFERENCE = JSON.stringify({
  ...BASE,
  cities: [...BASE.cities, ...TEST_REFERENCE.cities],
  rentalLocations: TEST_REFERENCE.rentalLocations,
  rentalSubKinds: TEST_REFERENCE.rentalSubKinds,
  rentalOptions: TEST_REFERENCE.rentalOptions,
  periodTypes: TEST_REFERENCE.periodTypes,
});

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//elsewhere//EN",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART;VALUE=DATE:20260711",
  "DTEND;VALUE=DATE:20260712",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

const registered = { registrationNumber: "EXP-123456" };
const unitFor = (maxOccupation: number, visible = true) =>
  testUnit(1, { ...registered, maxOccupation }, { address: { street: { nl: "Zeedijk" }, visible } });
const photo = (id: number, file = "gevel.svg") => ({ id, file });
const filesOf = (units: readonly TestUnit[], more: Record<string, string> = {}) =>
  bundleFiles({ "reference.json": REFERENCE, "rentals.ndjson": linesOf(units), ...more });
const periods = (...days: ReadonlyArray<readonly [string, string]>) =>
  days.map(([start, end], at) => ({ id: at + 1, type: { id: 1 }, start, end }));

test("a bundle with good holiday homes has nothing wrong with it", async () => {
  const { errors, warnings, notes, checked } = await check(
    filesOf(
      [
        testUnit(1, registered, { photos: [photo(1)], takenCalendar: "calendars/1.ics" }),
        testUnit(2, registered),
      ],
      {
        "calendars/1.ics": CALENDAR,
      },
    ),
  );
  expect([errors, warnings, notes]).toEqual([[], [], []]);
  expect(checked?.rentals.valid).toBe(2);
});

test.each<[string, Partial<TestUnit>, Record<string, string>, string]>([
  [
    "two weeks over the same nights",
    { periods: periods(["2026-07-04", "2026-07-11"], ["2026-07-10", "2026-07-17"]) },
    {},
    "periods.1: overlaps periods.0, which is of the same type",
  ],
  [
    "a period that ends first",
    { periods: periods(["2026-07-11", "2026-07-04"]) },
    {},
    "periods.0.end: expected a day after the start",
  ],
  [
    "two periods with one id",
    { periods: [...periods(["2026-07-04", "2026-07-11"]), ...periods(["2026-08-01", "2026-08-08"])] },
    {},
    "periods.1.id: periods.0 has the id 1 too",
  ],
  [
    "a photo that is not there",
    { photos: [photo(1, "weg.svg")] },
    {},
    "photos.0.file: media/weg.svg is not in the bundle",
  ],
  [
    "two photos with one id",
    { photos: [photo(1), photo(1)] },
    {},
    "photos.1.id: line 1 has a photo with the id 1 too",
  ],
  [
    "a kind that no list has",
    { general: { subKind: { id: 9 } } },
    {},
    "general.subKind.id: 9 is not in reference.json",
  ],
  ["an option that no list has", { options: [{ id: 9 }] }, {}, "options.0.id: 9 is not in reference.json"],
  [
    "a calendar that is not there",
    { takenCalendar: "calendars/1.ics" },
    {},
    "takenCalendar: calendars/1.ics is not in the bundle",
  ],
  [
    "a calendar elsewhere",
    { takenCalendar: "../1.ics" },
    {},
    "takenCalendar: expected a file such as calendars/12.ics",
  ],
])("%s is refused, by line and field", async (_what, change, more, message) => {
  const unit = testUnit(1, registered, {});
  const general = { ...unit.general, ...change.general };
  const { errors } = await check(filesOf([{ ...unit, ...change, general }], more));
  expect(errors).toEqual([`rentals.ndjson:1: ${message}`]);
});

test("a file that is no calendar is refused with the reason", async () => {
  const unit = testUnit(1, registered, { takenCalendar: "calendars/1.ics" });
  const { errors } = await check(filesOf([unit], { "calendars/1.ics": "hello" }));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^rentals\.ndjson:1: takenCalendar: calendars\/1\.ics: it is no iCalendar file/);
});

test("a second unit with the same id is refused, a missing registration number told", async () => {
  const { errors, warnings } = await check(filesOf([testUnit(1), testUnit(1)]));
  expect(errors).toEqual(["rentals.ndjson:2: id: line 1 has the id 1 too"]);
  expect(warnings).toEqual(
    [1, 2].map(
      (line) =>
        `rentals.ndjson:${line}: general.registrationNumber: missing; a holiday home must be advertised with it`,
    ),
  );
});

describe("an import", () => {
  const { importFiles, query, url } = importsForTests();

  test("tells servers when a unit's address was hidden or the unit taken off, and not of what is hidden already", async () => {
    const { id, site } = newSite();
    const listener = await connect(url());
    const heard: Change[] = [];
    listener.on("notification", ({ payload }) => heard.push(JSON.parse(payload!)));
    await listener.query(`listen ${CHANGE_CHANNEL}`);
    const others = [2, 3, 4, 5, 6].map((other) => testUnit(other, registered));
    const isWithdrawal = async (...units: TestUnit[]) => {
      await importFiles({ ...filesOf([...units, ...others]), "site.json": site() });
      await listener.query("select 1");
      return heard.splice(0).some(({ siteId, withdraws }) => siteId === id && withdraws === true);
    };
    expect(await isWithdrawal(unitFor(2))).toBe(false);
    expect(await isWithdrawal(unitFor(3))).toBe(false);
    expect(await isWithdrawal(unitFor(3, false))).toBe(true);
    expect(await isWithdrawal(unitFor(4, false))).toBe(false);
    expect(await isWithdrawal(unitFor(4))).toBe(false);
    expect(await isWithdrawal()).toBe(true);
    await listener.end();
  });

  test("brings units with their photos and takes what their calendar takes", async () => {
    const { id, site } = newSite();
    const unit = testUnit(1, registered, { photos: [photo(7)], takenCalendar: "calendars/1.ics" });
    const files = {
      ...filesOf([unit, testUnit(2, registered)], { "calendars/1.ics": CALENDAR }),
      "site.json": site(),
    };
    const { result, errors } = await importFiles(files);
    expect([errors, result]).toMatchObject([[], { rentals: { added: 2, changed: 0, removed: 0 } }]);
    const rows = await query<{ id: number; is_available: boolean }>(
      "select id, is_available from rental_period where site_id = $1 and unit_id = 1 order by id",
      [id],
    );
    expect(rows.map((row) => row.is_available)).toEqual([true, false, false]);
    const [stored] = await query<{ file: string }>("select file from rental_photo where site_id = $1", [id]);
    expect(stored?.file).toMatch(/^[0-9a-f]{32}$/);
    const again = await importFiles(files);
    expect(again.result).toMatchObject({ rentals: { added: 0, changed: 0, removed: 0 } });
  });

  test("without the file takes all units off, a partial one none", async () => {
    const { id, site } = newSite();
    const withUnit = { ...filesOf([testUnit(1, registered)]), "site.json": site() };
    const without = { ...bundleFiles({ "reference.json": REFERENCE }), "site.json": site() };
    await importFiles(withUnit);
    expect((await importFiles(without, { partial: true })).result).toMatchObject({ rentals: { removed: 0 } });
    expect((await importFiles(without)).result).toEqual({ kind: "refused", errors: 1 });
    const { result } = await importFiles(without, { allowRemovals: true });
    expect(result).toMatchObject({ rentals: { removed: 1 } });
    expect(await query("select from rental_tombstone where site_id = $1", [id])).toHaveLength(1);
  });

  test("takes the good units and names the others when asked", async () => {
    const { site } = newSite();
    const bad = testUnit(2, registered, { photos: [photo(1, "weg.svg")] });
    const files = { ...filesOf([testUnit(1, registered), bad]), "site.json": site() };
    expect((await importFiles(files)).result).toEqual({ kind: "refused", errors: 1 });
    expect((await importFiles(files, { skipInvalid: true })).result).toMatchObject({
      rentals: { added: 1 },
      skipped: 1,
    });
  });

  test("a partial one is refused when it hides an address that the site shows, in a unit that is left out", async () => {
    const { id, site } = newSite();
    await importFiles({ ...filesOf([testUnit(1, registered)]), "site.json": site() });
    const address = { visible: false, street: { nl: "Zeedijk" } };
    const bad = { ...testUnit(1, registered, { address }), photos: [photo(1, "weg.svg")] };
    const more = { ...filesOf([testUnit(2, registered), bad]), "site.json": site() };
    const adding = importFiles(more, { partial: true, skipInvalid: true });
    await expect(adding).rejects.toThrow("mend holiday home 1 to hide its address");
    expect(await query("select from rental_unit where site_id = $1", [id])).toHaveLength(1);
  });

  test("a photo's id that another unit of the site has is refused, and nothing is written", async () => {
    const { id, site } = newSite();
    await importFiles({ ...filesOf([testUnit(1, registered, { photos: [photo(1)] })]), "site.json": site() });
    const twin = {
      ...filesOf([testUnit(2, registered, { photos: [photo(1)] })]),
      "site.json": site({ name: "Nieuw" }),
    };
    const { result, errors } = await importFiles(twin, { partial: true });
    expect(result).toEqual({ kind: "refused", errors: 1 });
    expect(errors).toEqual([
      "rentals.ndjson: photos.id: unit 1 of the site has a photo with the id 1 already",
    ]);
    expect(await query("select from rental_unit where site_id = $1", [id])).toHaveLength(1);
  });
});
