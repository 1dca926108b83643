import { afterAll, expect, test } from "vitest";
import { AJAX_ENDPOINTS, ENDPOINTS } from "./endpoints.ts";
import { describeApi } from "./docs/openapi.ts";
import { SECRETS } from "./testing/listings.ts";
import { openTestApi } from "./testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

/** For each call, what a page of huyzen's may ask; what is posted is an empty search. */
const EXAMPLES: Record<string, readonly string[]> = {
  site: ["/api/sites/huyzen", "/api/sites/zilt"],
  siteByHostname: ["/api/sites/by-hostname/zilt.localhost"],
  navigation: ["main", "footer", "legal"].map((type) => `/api/sites/huyzen/navigation/${type}`),
  navigationItem: ["/api/sites/huyzen/navigation/main/11"],
  pages: ["/api/sites/huyzen/pages/"],
  pageByUrl: ["/api/sites/huyzen/pages/by-url/"],
  page: ["/api/sites/huyzen/pages/2"],
  entities: ["/api/sites/huyzen/entities", "/api/sites/zilt/entities"],
  entityItems: ["/api/sites/huyzen/entities/guides/items"],
  searchEstates: ["/api/sites/huyzen/estates"],
  estateFilters: ["/api/sites/huyzen/estate-filters"],
  estate: [1, 2, 3, 31, 32].map((id) => `/api/sites/huyzen/estates/v2/${id}`),
  estatePage: ["/api/sites/huyzen/estate-pages/fr/1", "/api/sites/huyzen/estate-pages/nl/2"],
  contactInfo: ["/api/sites/huyzen/estates/1/contact-info"],
  estateGroup: ["/api/sites/huyzen/estates/group/31"],
  collection: ["/api/sites/huyzen/estate-collections/5"],
  translations: ["/api/translations/nl"],
  agreements: ["/api/sites/huyzen/agreements?locale=fr", "/api/sites/zilt/agreements"],
  // A file: its own test looks at it.
  asset: [],
  contactFormHandler: ["/nl/ajax/contact-form-handler"],
  sendToAFriend: ["/nl/ajax/send-to-a-friend"],
  captcha: ["/nl/ajax/captcha"],
  countMatches: ["/nl/ajax/notifications?type=1"],
  subscribe: ["/nl/ajax/notifications"],
  // Their own test has tokens.
  subscription: [],
  changeSubscription: [],
  changeSubscriptionAddress: [],
  confirmSubscription: [],
  unsubscribe: [],
  // Their own test has tokens too.
  agencyListings: [],
  listingChoices: [],
  towns: [],
  agencyListing: [],
  ...Object.fromEntries(
    ["Page", "Menu", "EntityItem", "Site", "Estate", "Agenda", "Rental"].flatMap((kind) =>
      [
        "brought",
        "put",
        "patch",
        "delete",
        "versionsOf",
        "versionOf",
        "putBack",
        "forgetVersionsOf",
        "draftOf",
        "putDraftOf",
        "deleteDraftOf",
        "checkDraftOf",
        "publishDraftOf",
      ].map((action) => [action + kind, []]),
    ),
  ),
  versions: [],
  drafts: [],
  listingDrafts: [],
  content: [],
  contentItems: [],
  agendas: [],
  agencyRentals: [],
  postMedia: [],
  storedMedia: [],
  exportSite: [],
  postImport: [],
  siteImport: [],
  leads: [],
  waitingLeads: [],
  figures: [],
  lead: [],
  markAnswered: [],
  markUnanswered: [],
  moveSlotsOfVisit: [],
  moveLeadVisit: [],
  cancelLeadVisit: [],
  // Their own test signs in.
  ...Object.fromEntries(
    [
      "SignInLink",
      "SignIn",
      "Session",
      "SignOut",
      "Sessions",
      "EndSession",
      "People",
      "Invite",
      "ChangePerson",
      "PasskeyOptions",
      "AddPasskey",
      "Passkeys",
      "RemovePasskey",
      "PasskeySignInOptions",
      "PasskeySignIn",
      "RemovePerson",
      "SalesReps",
    ].map((name) => [`desk${name}`, []]),
  ),
  sourceEvent: [],
  sourceDelivery: [],
  policyLog: [],
  privacyStatement: [],
  // Their own test brings agendas.
  bookVisit: [],
  bookVisitByForm: [],
  visitSlots: [],
  appointment: [],
  cancelVisit: [],
  moveVisit: [],
  // Their own test brings holiday homes.
  searchRentalUnits: [],
  rentalFilters: [],
  rentalUnit: [],
  rentalPeriods: [],
  rentalPhoto: [],
  reserveRentalUnit: [],
  rentalRequest: [],
  stayRequest: [],
  stayRequestConfirm: [],
  stayRequestWithdraw: [],
  stayAnswer: [],
  stayAnswerAccept: [],
  stayAnswerRefuse: [],
  acceptStay: [],
  refuseStay: [],
  ajaxEstate: ["/nl/ajax/estate/2", "/nl/ajax/estate/3"],
  similarEstates: ["/nl/ajax/similar-estate/1"],
  mapMessages: ["/nl/ajax/map-messages"],
  searchCity: ["/nl/ajax/search-city?q=gent"],
  searchPlace: ["/nl/ajax/search-place?q=gent", "/nl/ajax/search-place?all=1&q=gent"],
};

const AN = { firstName: "An", lastName: "Peeters", email: "an@example.be", privacy: true };

/** What is sent to calls that are no search. */
const BODIES: Readonly<Record<string, object>> = {
  contactFormHandler: { ...AN, message: "Dag" },
  subscribe: { ...AN, frequency: "daily" },
  sendToAFriend: { ...AN, friendEmail: "jan@example.be", estateId: 1 },
};

test.each([...ENDPOINTS, ...AJAX_ENDPOINTS])(
  "$operationId answers what its schema says, nothing besides, and no hidden address",
  async ({ operationId, method, answer }) => {
    for (const path of EXAMPLES[operationId] ?? [`no example of ${operationId}`]) {
      const response = await (method === "POST"
        ? api.post(path, BODIES[operationId] ?? { groupBy: "status" })
        : api.get(path));
      const text = await response.text();
      const said: unknown = JSON.parse(text);
      expect(response.status, path).toBe(200);
      expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
      // What a schema does not know it drops: the answer would then hold more than what was read.
      expect(answer?.parse(said)).toMatchObject(said as object);
    }
  },
);

test.each(["full", "card", "marker"] as const)(
  "each %s result of a search is an estate by its schema",
  async (view) => {
    const search = ENDPOINTS.find(({ operationId }) => operationId === "searchEstates");
    const said = await (await api.post("/api/sites/huyzen/estates", { view })).json();
    expect(search?.answer?.parse(said)).toMatchObject(said as object);
  },
);

test.each([
  ["EstateResults", "/api/sites/huyzen/estates", { view: "full" }],
  ["EstateResults", "/api/sites/huyzen/estates", { view: "card" }],
  ["EstateResults", "/api/sites/huyzen/estates", { view: "marker" }],
  ["SimilarEstates", "/nl/ajax/similar-estate/1", null],
] as const)(
  "the document of the API promises no more of %s than %s sends for %j",
  async (name, path, body) => {
    const { schemas } = describeApi([...ENDPOINTS, ...AJAX_ENDPOINTS]).components;
    const said = await (await (body ? api.post(path, body) : api.get(path))).json();
    expect((said as { results: unknown[] }).results.length).toBeGreaterThan(0);
    expect(missingFrom(said, schemas[name], schemas)).toEqual([]);
  },
);

type Schema = {
  $ref?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

/** The fields that a schema requires and a value lacks, as far down as both go. */
function missingFrom(value: unknown, given: unknown, schemas: Record<string, unknown>): string[] {
  const { $ref, required = [], properties = {}, items } = given as Schema;
  if ($ref) return missingFrom(value, schemas[$ref.split("/").at(-1)!], schemas);
  if (Array.isArray(value)) return value.flatMap((one) => (items ? missingFrom(one, items, schemas) : []));
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([name, one]) =>
    properties[name] ? missingFrom(one, properties[name], schemas) : [],
  );
  return [...required.filter((name) => !(name in value)), ...below];
}

test("one agency's calls never see the other agency's things", async () => {
  const ids = [1, 2, 3, 4, 5, 9, 31, 32];
  const asked = ids.flatMap((id) => [
    `estates/v2/${id}`,
    `estates/${id}/contact-info`,
    `estates/group/${id}`,
    `estate-pages/nl/${id}`,
    `estate-collections/${id}`,
    `pages/${id}`,
    `navigation/main/${id}`,
  ]);
  const answers = await Promise.all([
    ...asked.map((path) => api.get(`/api/sites/zilt/${path}`)),
    ...["", "/entities", "/entities/guides/items", "/pages/", "/navigation/main", "/navigation/legal"].map(
      (path) => api.get(`/api/sites/zilt${path}`),
    ),
    api.get("http://zilt.localhost/api/translations/nl"),
    ...ids.map((id) => api.get(`http://zilt.localhost/nl/ajax/estate/${id}`)),
    ...ids.map((id) => api.get(`http://zilt.localhost/nl/ajax/similar-estate/${id}`)),
    api.post("/api/sites/zilt/estates", { where: { terms: { "general.id": ids } } }),
    api.post("/api/sites/zilt/estates", { groupBy: "type", limit: { size: 500 } }),
    api.post("/api/sites/zilt/estate-filters", {}),
  ]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(
    texts.filter((text) => /Huyzen|Herenhuis|Dok-Noord|De Werf|Unit \d|In de kijker|Voorbeeld bv/.test(text)),
  ).toEqual([]);
  expect(texts.join()).toContain("Zeezicht");
});
