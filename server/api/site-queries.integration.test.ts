import { afterAll, afterEach, expect, test, vi } from "vitest";
import { MESSAGES } from "#features/messages.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { problemOf, statusOfError } from "#platform/http/api/query-error.ts";
import { SECRETS } from "./testing/listings.ts";
import { openTestApi } from "./testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());
afterEach(() => void vi.useRealTimers());

const HUYZEN = "/api/sites/huyzen";
const AJAX = "http://huyzen.localhost/fr/ajax";
const french = { "Accept-Language": "fr" };

type Ask = (queries: SiteQueries) => Promise<unknown>;
type Call = () => Promise<Response>;

const get =
  (path: string): Call =>
  () =>
    api.get(path, french);
const post =
  (path: string, body: object): Call =>
  () =>
    api.post(path, body, french);

/** Only who asks over the network is told where pictures are served. */
function withoutUrls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUrls);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== "urls");
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutUrls(one)]));
}

test.each<[string, Ask, Call]>([
  ["a menu", (ask) => ask.navigation("main"), get(`${HUYZEN}/navigation/main`)],
  ["its pages", (ask) => ask.pages(), get(`${HUYZEN}/pages/`)],
  ["its home page", (ask) => ask.pageByUrl(""), get(`${HUYZEN}/pages/by-url/`)],
  ["its kinds of content", (ask) => ask.entities(), get(`${HUYZEN}/entities`)],
  ["items", (ask) => ask.entityItems("guides"), get(`${HUYZEN}/entities/guides/items`)],
  [
    "its words",
    async (ask) => ({ ...MESSAGES.fr, ...(await ask.translations("fr")) }),
    get("http://huyzen.localhost/api/translations/fr"),
  ],
  ["its statements", (ask) => ask.agreements("fr"), get(`${HUYZEN}/agreements?locale=fr`)],
  [
    "a list of cards",
    (ask) => ask.searchEstates({ view: "card" }),
    post(`${HUYZEN}/estates`, { view: "card" }),
  ],
  [
    "groups",
    (ask) => ask.searchEstates({ groupBy: "type", limit: { size: 2 } }),
    post(`${HUYZEN}/estates`, { groupBy: "type", limit: { size: 2 } }),
  ],
  ["a filter's choices", (ask) => ask.estateFilters({}), post(`${HUYZEN}/estate-filters`, {})],
  ["an estate", async (ask) => (await ask.estate(31)).estate, get(`${HUYZEN}/estates/v2/31`)],
  ["who to call", async (ask) => (await ask.estate(1)).contactInfo, get(`${HUYZEN}/estates/1/contact-info`)],
  ["estates like one", (ask) => ask.similarEstates(1), get(`${AJAX}/similar-estate/1`)],
  ["estates like one that is gone", (ask) => ask.similarEstates(9), get(`${AJAX}/similar-estate/9`)],
  ["places with estates", (ask) => ask.searchPlace("gan"), get(`${AJAX}/search-place?q=gan`)],
  ["places by words", (ask) => ask.knownPlaces("ost"), get(`${AJAX}/search-place?all=1&q=ost`)],
  ["cities by words", (ask) => ask.knownCities({ words: "ost" }), get(`${AJAX}/search-city?all=1&q=ost`)],
  ["cities by ids", (ask) => ask.knownCities({ ids: [2, 1] }), get(`${AJAX}/search-city?all=1&id=2&id=1`)],
])("a page is told what the API answers: %s", async (_, ask, call) => {
  const told = await ask(await api.queriesOf("huyzen", "fr"));
  const answer = await call();
  expect(answer.status).toBe(200);
  expect(told).toEqual(withoutUrls(await answer.json()));
  expect(SECRETS.filter((secret) => JSON.stringify(told).includes(secret))).toEqual([]);
});

const NOBODY = { firstName: "", email: "an@", message: "Dag", privacy: "on" };

test.each<[string, Ask, Call]>([
  ["an estate of another site", (ask) => ask.estate(100), get(`${HUYZEN}/estates/v2/100`)],
  ["an estate that is gone", (ask) => ask.estate(9), get(`${HUYZEN}/estates/v2/9`)],
  ["a page that is nowhere", (ask) => ask.pageByUrl("x"), get(`${HUYZEN}/pages/by-url/x`)],
  ["items of nothing", (ask) => ask.entityItems("x"), get(`${HUYZEN}/entities/x/items`)],
  ["no estate to be like", (ask) => ask.similarEstates(100), get(`${AJAX}/similar-estate/100`)],
  ["a token of nobody's", (ask) => ask.subscription("x"), get(`${AJAX}/notifications/x`)],
  ["no appointment", (ask) => ask.bookedVisit("x"), get(`${HUYZEN}/live-agenda/reservation/x`)],
  [
    "a form with mistakes",
    (ask) => ask.sendForm("contact", NOBODY),
    post(`${AJAX}/contact-form-handler`, NOBODY),
  ],
  [
    "a friend's form with mistakes",
    (ask) => ask.sendForm("friend", {}),
    post(`${AJAX}/send-to-a-friend`, {}),
  ],
  ["an alert with mistakes", (ask) => ask.sendForm("subscription", {}), post(`${AJAX}/notifications`, {})],
  ["a visit with mistakes", (ask) => ask.sendForm("appointment", {}), post(`${AJAX}/visit`, {})],
  ["a stay with mistakes", (ask) => ask.sendForm("rental", {}), post(`${AJAX}/rental-request`, {})],
])("a page is refused as the API refuses: %s", async (_, ask, call) => {
  const error = await ask(await api.queriesOf("huyzen", "fr")).catch((thrown: unknown) => thrown);
  const answer = await call();
  const { status, title, detail, errors } = (await answer.json()) as Record<string, unknown>;
  expect(answer.ok).toBe(false);
  expect(statusOfError(error)).toBe(status);
  expect(problemOf(error)).toEqual({ title, detail, errors });
});

test("a form that a page sends is taken as one that a script sends", async () => {
  const { sendForm } = await api.queriesOf("huyzen", "fr");
  const fields = {
    firstName: "An",
    lastName: "Peeters",
    email: "an@example.be",
    message: "Dag",
    privacy: "on",
  };
  expect(await sendForm("contact", { ...fields, phone: "" })).toEqual({ ok: true });
});

test("a search whose question is wrong finds nothing and says why; what was sent stands in the log", async () => {
  const { searchEstates } = await api.queriesOf("huyzen");
  const where = { terms: { "general.colour": [1] } };
  expect(await searchEstates({ where })).toMatchObject({
    total: { value: 0 },
    results: [],
    error: { status: 400 },
  });
  expect(api.logged.at(-1)).toMatchObject({ requestId: "of-the-page", body: { where } });
});

test("what fails in a page's query stands in the log under the page's request, once", async () => {
  const fault = new Error("select secret");
  const broken = api.over({
    findEstate: () => Promise.reject(fault),
    findContactInfo: async () => null,
    countFacets: () => Promise.reject(fault),
  });
  const queries = await broken.queriesOf("huyzen");
  const error = await queries.estate(1).catch((thrown: unknown) => thrown);
  expect(statusOfError(error)).toBe(500);
  expect(String(error)).not.toContain("secret");
  expect(broken.logged).toEqual([{ requestId: "of-the-page", err: fault }]);
  expect(await queries.estateFilters({})).toEqual({});
});

test("an estate is shown without its contact person when that one cannot be read", async () => {
  const broken = api.over({ findContactInfo: () => Promise.reject(new Error("broken")) });
  const { estate, contactInfo } = await (await broken.queriesOf("huyzen")).estate(1);
  expect([estate.general.id, contactInfo]).toEqual([1, null]);
});

test("a form that fails is logged without its visitor", async () => {
  const broken = api.over({
    submissions: { ...api.storage.submissions, accept: () => Promise.reject(new Error("broken")) },
  });
  const { sendForm } = await broken.queriesOf("huyzen");
  const visitor = { firstName: "An", lastName: "Peeters", email: "an@example.be", phone: "0470 00 00 00" };
  const sent = sendForm("contact", { ...visitor, message: "Bel mij", subject: "Huis", privacy: "on" });
  await expect(sent).rejects.toMatchObject({ status: 500 });
  expect(broken.logged.at(-1)).toMatchObject({ body: { subject: "Huis", message: "[redacted]" } });
  expect(JSON.stringify(broken.logged)).not.toMatch(/Peeters|example\.be|0470|Bel mij/);
});

test("a database that cannot be reached is no fault of a page: 503", async () => {
  const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
  const broken = api.over({
    findEstate: () => Promise.reject(away),
    searchEstates: () => Promise.reject(away),
  });
  const queries = await broken.queriesOf("huyzen");
  await expect(queries.estate(1)).rejects.toMatchObject({ status: 503 });
  expect(await queries.searchEstates({})).toMatchObject({ results: [], error: { status: 503 } });
});

test("while the database is away a page waits a moment for what comes from memory, and no longer", async () => {
  const silent = api.over({ findEntities: () => new Promise<never>(() => undefined) });
  const queries = await silent.queriesOf("huyzen", "nl", true);
  expect((await queries.pages()).length).toBeGreaterThan(0);
  vi.useFakeTimers();
  const asked = queries.entities().catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(statusOfError(await asked)).toBe(503);
});
