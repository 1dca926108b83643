import { afterAll, beforeAll, expect, test } from "vitest";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { Problem } from "#platform/http/api/problem.ts";
import { OfferedPeriod } from "../schema/period.ts";
import { RentalReserved } from "../schema/reservation.ts";
import { RentalFilters, RentalResults } from "../schema/search.ts";
import { RentalUnit } from "../schema/unit.ts";
import { importRentalsForTest, testUnit } from "../queries/testing/test-rentals.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

const api = await openTestApi();
const june = api.at(new Date("2026-06-01T10:00:00Z"));
const FILE = "0f".repeat(16);
afterAll(() => api.close());

beforeAll(async () => {
  const hidden = {
    visible: false,
    street: { nl: "Geheimstraat" },
    number: "77",
    city: { id: 84000, zip: "8400" },
  };
  const units = [
    testUnit(1, {}, { photos: [{ id: 5, file: FILE }] }),
    testUnit(2, { maxOccupation: 8 }, { address: hidden }),
    testUnit(3),
  ];
  const periods = testUnit(4).periods!.map((period) => Object.assign(period, { minimumNights: 30 }));
  await importRentalsForTest(api.storage, { siteId: "zee", units: [...units, testUnit(9)] });
  await importRentalsForTest(api.storage, { siteId: "zee", units: [...units, testUnit(4, {}, { periods })] });
  await importRentalsForTest(api.storage, { siteId: "land", units: [testUnit(100)] });
});

const at = (path: string, site = "zee") => `/api/sites/${site}/rental-units${path}`;
const AN = { firstName: "An", lastName: "Peeters", email: "an@example.be" };
const request = (change: object = {}) => ({
  rentalUnitId: 1,
  periodId: 1,
  persons: 2,
  visitor: { ...AN, email: `${crypto.randomUUID()}@example.be` },
  privacy: true,
  ...change,
});
test("a search answers the total and cards by its schema, and a filter what can be asked for", async () => {
  const found: unknown = await (await june.post(at(""), { where: { maxOccupations: [8] } })).json();
  expect(RentalResults.parse(found)).toMatchObject(found as object);
  expect(found).toMatchObject({ total: { value: 1 }, results: [{ id: 2, priceFrom: 375 }] });
  const filters: unknown = await (await june.post(at("/filters"), {})).json();
  expect(RentalFilters.parse(filters)).toMatchObject(filters as object);
  expect(filters).toMatchObject({ maxOccupations: [4, 8], periodTypes: [{ id: 1 }, { id: 2 }] });
});

test.each([
  ["a filter that nobody knows", { where: { seaView: [true] } }, "where.seaView"],
  ["a value of the wrong kind", { where: { locations: ["zee"] } }, "where.locations.0"],
  ["a day that is none", { where: { periodStartDates: ["2026-02-30"] } }, "where.periodStartDates.0"],
  ["a day before all stays", { where: { stay: { from: "0001-01-01", flexibleDays: 7 } } }, "where.stay.from"],
  ["a day after all stays", { where: { stay: { from: "9999-12-31", flexibleDays: 7 } } }, "where.stay.from"],
  ["an empty list", { where: { cities: [] } }, "where.cities"],
  [
    "days that miss their end",
    { where: { periodDates: [{ start: "2026-07-04" }] } },
    "where.periodDates.0.end",
  ],
  ["an order that there is not", { sortBy: "price" }, "sortBy"],
  ["a page beyond all", { limit: { from: 10_000, size: 20 } }, "limit"],
])("%s is a 400 that names it", async (_what, body, path) => {
  const answer = await june.post(at(""), body);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as Problem).errors?.map((error) => error.path)).toEqual([path]);
});

test("a unit and its stays answer by their schemas; a hidden address stays hidden", async () => {
  const unit: unknown = await june.json(at("/2"));
  expect(RentalUnit.parse(unit)).toMatchObject(unit as object);
  expect(JSON.stringify(unit)).not.toMatch(/Geheimstraat|Neptunus/);
  const periods: unknown = await june.json(at("/2/periods"));
  expect(OfferedPeriod.array().parse(periods)).toMatchObject(periods as object);
  expect(periods).toMatchObject([{ id: 1, type: { id: 1, name: { nl: "Week" } } }, { id: 3 }, { id: 2 }]);
});

test.each([
  ["a unit that never was", at("/77"), 404],
  ["a unit that was taken off", at("/9"), 410],
  ["the stays of a unit that was taken off", at("/9/periods"), 410],
  ["another site's unit", at("/100"), 404],
  ["another site's stays", at("/100/periods"), 404],
  ["an id that is none", at("/1x"), 404],
  ["a photo that is none", at("/photo/6/medium"), 404],
  ["a size that nobody serves", at("/photo/5/huge"), 404],
  ["another site's photo", at("/photo/5/medium", "land"), 404],
])("%s", async (_what, path, status) => {
  expect((await june.get(path)).status).toBe(status);
});

test.each([
  ["medium", "wide-960"],
  ["thumbnail", "rental-600"],
  ["card-380", "card-380"],
])("a photo at size %s leads to its picture", async (size, served) => {
  const answer = await june.get(at(`/photo/5/${size}`));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/media/${FILE}/${served}`]);
});

test("a request for a stay is stored with its mails, and keeps the stay from others", async () => {
  const answer = await june.post(at("/reservation"), request({ rentalUnitId: 2, periodId: 2, persons: 8 }));
  const said: unknown = await answer.json();
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([201, "private, no-store"]);
  expect(RentalReserved.parse(said)).toEqual(said);
  expect(said).toMatchObject({
    start: "2026-07-11",
    end: "2026-07-18",
    heldUntil: "2026-06-01T12:00:00.000Z",
  });
  const { rows } = await api.storage.pool.query<{ draft: MailDraft }>(
    "select draft from mail where site_id = 'zee'",
  );
  // Whoever fills in another's address has nothing of theirs said to it.
  for (const { draft } of rows)
    for (const address of [draft.to, draft.replyTo]) expect(address).toEqual({ address: expect.any(String) });
  expect(rows.map(({ draft }) => draft.mail.name).toSorted()).toEqual([
    "rental-confirmation",
    "rental-request",
  ]);
  const taken = await june.post(at("/reservation"), request({ rentalUnitId: 2, periodId: 3 }), {
    "Accept-Language": "fr",
  });
  expect(taken.status).toBe(409);
  expect(((await taken.json()) as Problem).errors).toMatchObject([
    {
      path: "periodId",
      message: "Ce séjour vient d’être demandé par quelqu’un d’autre. Choisissez-en un autre.",
    },
  ]);
});

test("the same request sent twice counts once", async () => {
  const twice = request({ rentalUnitId: 3, periodId: 1, formToken: crypto.randomUUID() });
  const [first, second] = [
    await june.post(at("/reservation"), twice),
    await june.post(at("/reservation"), twice),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
});

test.each([
  ["too many people", { persons: 5 }, "persons", 422],
  ["nobody", { persons: 0 }, "persons", 422],
  ["a stay that is none", { periodId: 88 }, "periodId", 422],
  ["a stay that is too short", { rentalUnitId: 4 }, "periodId", 422],
  ["no consent", { privacy: false }, "privacy", 422],
  ["no visitor", { visitor: { ...AN, email: "an" } }, "visitor.email", 422],
  ["a unit that is none", { rentalUnitId: 77 }, undefined, 404],
  ["another site's unit", { rentalUnitId: 100 }, undefined, 404],
])("%s is refused, and nothing is stored", async (_what, change, path, status) => {
  const stored = () => api.storage.pool.query("select from submission where site_id = 'zee'");
  const before = (await stored()).rowCount;
  const answer = await june.post(at("/reservation"), request(change));
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as Problem).errors?.map((error) => error.path)[0]).toBe(path);
  expect((await stored()).rowCount).toBe(before);
  const { rows } = await api.storage.pool.query(
    "select from rental_hold where site_id = 'zee' and unit_id in (1, 4)",
  );
  expect(rows).toEqual([]);
});

test.each([
  ["a missing consent", { privacy: false }, "privacy"],
  ["a stay that is none", { periodId: 88 }, "periodId"],
  ["a stay that is too short", { rentalUnitId: 4 }, "periodId"],
])("too many people are told along with %s", async (_what, change, path) => {
  const answer = await june.post(at("/reservation"), request({ persons: 9, ...change }));
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as Problem;
  expect(errors?.map((error) => error.path)).toEqual([path, "persons"]);
  expect(errors?.at(-1)?.message).toBe("Hier kunnen hoogstens 4 personen slapen.");
});

test("a stay that starts sooner than the agency's notice is refused with what to do, and offered nowhere", async () => {
  const units = [testUnit(1)];
  await importRentalsForTest(api.storage, { siteId: "rust", units, settings: { stayNoticeDays: 4 } });
  const july = api.at(new Date("2026-07-07T10:00:00Z"));
  const answer = await july.post(at("/reservation", "rust"), request({ periodId: 3 }));
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as Problem).errors).toMatchObject([
    {
      path: "periodId",
      message:
        "Dit verblijf begint te snel: vraag een verblijf minstens 4 dagen vooraf aan, of bel ons op +32 9 000 00 00.",
    },
  ]);
  expect(await july.json(at("/1/periods", "rust"))).toMatchObject([
    { id: 1, available: false, isTaken: false },
    { id: 3, available: false, isTaken: false },
    { id: 2, available: true, isTaken: false },
  ]);
  expect(await (await july.post(at("/filters", "rust"), {})).json()).toMatchObject({
    periodStartDates: ["2026-07-11"],
  });
  expect(await (await july.post(at("", "rust"), {})).json()).toMatchObject({ results: [{ priceFrom: 775 }] });
  expect((await july.post(at("/reservation", "rust"), request({ periodId: 2 }))).status).toBe(201);
});

test("a stay that has begun is refused", async () => {
  const later = api.at(new Date("2026-07-05T10:00:00Z"));
  const answer = await later.post(at("/reservation"), request());
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as Problem).errors?.[0]?.message).toContain("al begonnen");
});

const postForm = (body: string) =>
  june.fetch("http://zee.localhost/en/ajax/rental-request", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://zee.localhost" },
  });

test("the form of a page sends each field by its name, also without scripts", async () => {
  const { visitor, ...rest } = request({ rentalUnitId: 3, periodId: 2 });
  const fields = new URLSearchParams(
    Object.entries({ ...rest, ...visitor, privacy: "on" }).map(([name, value]) => [name, String(value)]),
  );
  const wrong = await postForm(`${fields}&persons=40`.replace("persons=2&", ""));
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({
    errors: [{ path: "persons", message: "At most 4 people can sleep here." }],
  });
  expect((await postForm(fields.toString())).status).toBe(201);
});

test.each([
  ["nl", "Kies een verblijf.", "Vul dit veld in."],
  ["fr", "Choisissez un séjour.", "Veuillez remplir ce champ."],
  ["en", "Choose a stay.", "Please fill in this field."],
  ["de", "Wählen Sie einen Aufenthalt.", "Bitte füllen Sie dieses Feld aus."],
])("a form in %s on which no stay was chosen says that one must be", async (locale, stay, persons) => {
  const fields = { rentalUnitId: 3, periodId: "", persons: "", ...AN, privacy: "on" };
  const answer = await june.post(`http://zee.localhost/${locale}/ajax/rental-request`, fields);
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as Problem).errors).toMatchObject([
    { path: "periodId", message: stay },
    { path: "persons", message: persons },
  ]);
});

test("a page's search never throws, and all else that it asks does", async () => {
  const queries = await june.queriesOf("zee");
  expect((await queries.searchRentals({})).total.value).toBe(4);
  expect((await queries.rentalUnit(1)).id).toBe(1);
  expect(await queries.rentalPeriods(1)).toHaveLength(3);
  await expect(queries.rentalUnit(77)).rejects.toMatchObject({ status: 404 });
  const broken = api.over({
    rentals: {
      ...api.storage.rentals,
      search: () => Promise.reject(new Error("away")),
      filters: () => Promise.reject(new Error("away")),
    },
  });
  const away = await broken.queriesOf("zee");
  expect(await away.searchRentals({})).toMatchObject({
    total: { value: 0 },
    results: [],
    error: { status: 500 },
  });
  expect(await away.rentalFilters()).toEqual({});
});
