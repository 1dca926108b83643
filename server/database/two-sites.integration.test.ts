import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch } from "#features/listings/schema/search.ts";
import { RentalSearch } from "#features/rentals/schema/search.ts";
import type { Storage } from "#features/site/storage.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { OpenStorage } from "./open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "./testing/test-database.ts";
import { DESK_READS, DESK_WRITES } from "./testing/two-sites-desk.ts";
import { importSite } from "./testing/two-sites.ts";
import {
  bookingOf,
  storeVisitors,
  CLOCK,
  eventOf,
  LEADS,
  ID,
  mailOf,
  NOW,
  rowsOf,
  stayOf,
  SUBMISSION,
  subscriptionOf,
  type VisitorIds,
} from "./testing/two-sites-visitors.ts";

const search = EstateSearch.parse({ groupBy: "city" });
const QUESTIONS = {
  type: "contact",
  states: null,
  from: null,
  until: null,
  isWaiting: false,
  order: "newest",
  after: null,
  most: 9,
  salesReps: null,
  now: NOW,
} as const;
const EVER = { from: new Date("2026-01-01"), until: new Date("2040-01-01") };

/** What one site writes, each with ids that the other has as well; in this order. */
const WRITES = {
  "visits.book": ({ visits }, client) => visits.book(client, "left", bookingOf("links", randomUUID(), 4)),
  "visits.move": ({ visits }, client) => {
    const [start, end] = [new Date("2030-01-07T09:00:00Z"), new Date("2030-01-07T09:30:00Z")];
    const time = { start: start.toISOString(), end: end.toISOString(), keptUntil: end, now: NOW };
    return visits.move(client, "left", ID, time);
  },
  "visits.cancel": ({ visits }, client) => visits.cancel(client, "left", ID, NOW),
  "rentals.hold": ({ rentals }, client) =>
    rentals.hold(client, "left", { unitId: 1, periodId: 2, persons: 2, clock: CLOCK, isConfirmed: true }),
  "stays.create": ({ stays }, client) => stays.create(client, "left", stayOf("links", randomUUID())),
  "stays.step": ({ stays }) => stays.step("left", ID, "withdraw", NOW),
  "submissions.accept": ({ submissions }) =>
    submissions.accept("left", { ...SUBMISSION, token: randomUUID() }, async () => ({
      mails: [],
      answer: 1,
    })),
  "submissions.storeMails": ({ submissions }, client) =>
    submissions.storeMails("left", client, [mailOf("links")], { now: NOW }),
  "subscriptions.create": ({ subscriptions }, client) =>
    subscriptions.create(client, "left", subscriptionOf("links", randomUUID()), NOW),
  "subscriptions.confirm": ({ subscriptions }, client) => subscriptions.confirm(client, "left", ID, NOW),
  "subscriptions.change": ({ subscriptions }) =>
    subscriptions.change("left", ID, { ...subscriptionOf("links"), frequency: "weekly" }, NOW),
  "subscriptions.remove": ({ subscriptions }) => subscriptions.remove("left", ID, NOW),
  "mails.noteFailure": ({ mails }, _client, ids) => mails.noteFailure("left", ids.mails[0]!, "away"),
  "mails.markSent": ({ mails }, _client, ids) => mails.markSent("left", ids.mails[0]!, NOW),
  "mails.giveUp": ({ mails }, _client, ids) => mails.giveUp("left", ids.mails[1]!, NOW),
  "submissions.storeEvents": ({ submissions }, client) =>
    submissions.storeEvents("left", client, [eventOf("links", randomUUID())], NOW),
  "events.noteFailure": ({ events }, _client, ids) =>
    events.noteFailure({ siteId: "left", ...ids.events[0]! }, { said: "away", now: NOW }),
  "events.markDelivered": ({ events }, _client, ids) =>
    events.markDelivered({ siteId: "left", ...ids.events[0]! }, { said: "HTTP 200", now: NOW }),
  "events.giveUp": ({ events }, _client, ids) => events.giveUp({ siteId: "left", ...ids.events[1]! }, NOW),
  "events.disable": ({ events }, _client, ids) =>
    events.disable({ siteId: "left", ...ids.events[0]! }, { said: "HTTP 410", now: NOW }),
  "leads.markAnswered": async ({ leads }) => {
    const [question] = (await leads.list("left", QUESTIONS)).leads;
    await leads.markAnswered("left", question!.id, NOW);
  },
  noteRefusal: ({ noteRefusal }) =>
    noteRefusal("left", { who: "links", status: 401, action: "GET", subject: "leads", at: NOW }),
  "sourceLeads.noteFailure": ({ sourceLeads }) =>
    sourceLeads.noteFailure({ siteId: "left", leadId: LEADS[0] }, "away"),
  "sourceLeads.markDelivered": ({ sourceLeads }) =>
    sourceLeads.markDelivered({ siteId: "left", leadId: LEADS[0] }, { said: "HTTP 200", now: NOW }),
  "sourceLeads.giveUp": ({ sourceLeads }) => sourceLeads.giveUp({ siteId: "left", leadId: LEADS[1] }, NOW),
  "accessTokens.create": ({ accessTokens }) =>
    accessTokens.create("left", { name: "links", scopes: ["leads"], now: NOW }),
  "accessTokens.revoke": ({ accessTokens }, _client, ids) => accessTokens.revoke("left", ids.token.id, NOW),
  "feeds.create": ({ feeds }) => feeds.create("left", { format: "kyero", name: "links", now: NOW }),
  "feeds.noteFetch": ({ feeds }, _client, ids) => feeds.noteFetch("left", ids.feed.id, NOW),
  "feeds.remove": ({ feeds }, _client, ids) => feeds.remove("left", ids.feed.id, NOW),
  ...DESK_WRITES,
} satisfies Partial<
  Record<Call, (storage: OpenStorage, client: Transaction, ids: VisitorIds) => Promise<unknown>>
>;

/** Whose calls stand one level deeper, as `visits.find`. */
type Part =
  | "accessTokens"
  | "visits"
  | "desk"
  | "events"
  | "feeds"
  | "figures"
  | "leads"
  | "mails"
  | "rentals"
  | "secrets"
  | "sourceLeads"
  | "stays"
  | "submissions"
  | "subscriptions"
  | "tokens";
type Call = Exclude<keyof Storage, Part> | { [P in Part]: `${P}.${keyof Storage[P] & string}` }[Part];

/** Takes no site id: of the process, or of all sites at once. */
type OfNoSite =
  // Say which sites answer, and which do not.
  | "findDefaultSite"
  | Extract<Call, "findHostnames" | "findSuspendedSites" | "findSuspensions">
  // The process and its database.
  | "onChange"
  | "isReady"
  | "close"
  | "databaseUrl"
  // Open a transaction for calls that take a site id themselves.
  | "submissions.transact"
  | "submissions.transactInJob"
  // Jobs that go through all sites; what they hand out names its site.
  | "visits.takeReminders"
  | "stays.releaseEnded"
  | "subscriptions.matchNews"
  | "subscriptions.takeDue"
  | "subscriptions.takeEnding"
  | "subscriptions.removeUnconfirmed"
  | "desk.dropEnded"
  | "figures.dropSearchesBefore"
  | "expirePersonalData";

/** Answers with nothing that shows its site: each has a test of its own below. */
type WithoutMark =
  | "secrets.find"
  | "tokens.sign"
  | "tokens.read"
  | "submissions.guard"
  | "stays.hasConfirmed"
  | "feeds.find"
  // features/figures/api.integration.test.ts
  | Exclude<Extract<Call, `figures.${string}`>, "figures.findHomes">
  | "leads.countWaiting"
  | Extract<Call, "mails.maySend" | "findSuspension">
  | "findFeedState";

const READS: Record<
  Exclude<Call, OfNoSite | WithoutMark | keyof typeof WRITES>,
  (storage: OpenStorage, siteId: string, ids: VisitorIds) => Promise<unknown>
> = {
  findSite: (storage, siteId) => storage.findSite(siteId),
  findSiteByHostname: (storage, siteId) => storage.findSiteByHostname(`${siteId}.localhost`),
  findMenus: (storage, siteId) => storage.findMenus(siteId),
  findPages: (storage, siteId) => storage.findPages(siteId),
  findReference: (storage, siteId) => storage.findReference(siteId),
  findTranslations: (storage, siteId) => storage.findTranslations(siteId, "nl"),
  findAgreements: (storage, siteId) => storage.findAgreements(siteId),
  findEntities: (storage, siteId) => storage.findEntities(siteId),
  findEntityItems: (storage, siteId) => storage.findEntityItems(siteId, "guides"),
  findContentMoments: async (storage, siteId) =>
    Object.keys((await storage.findContentMoments(siteId)).items),
  findSource: (storage, siteId) => storage.findSource(siteId, "whise"),
  "leads.list": (storage, siteId) => storage.leads.list(siteId, { ...QUESTIONS, type: null }),
  "leads.find": (storage, siteId) => storage.leads.find(siteId, ID, { salesReps: null, now: NOW }),
  findAsset: (storage, siteId) => storage.findAsset(siteId, "logo.svg"),
  findCollection: (storage, siteId) => storage.findCollection(siteId, 5),
  searchEstates: (storage, siteId) => storage.searchEstates(siteId, search, "nl"),
  countFacets: (storage, siteId) => storage.countFacets(siteId, search, "nl"),
  findEstate: (storage, siteId) => storage.findEstate(siteId, 2),
  findContactInfo: (storage, siteId) => storage.findContactInfo(siteId, 3),
  findSimilar: (storage, siteId) => storage.findSimilar(siteId, 1, 10),
  findCities: (storage, siteId) => storage.findCities(siteId, "9000", "nl", 10),
  findKnownCities: (storage, siteId) => storage.findKnownCities(siteId, { ids: [1] }, "nl", 10),
  findLabels: async (storage, siteId) => [...(await storage.findLabels(siteId, "nl")).city.values()],
  findPlaceNames: async (storage, siteId) => [...(await storage.findPlaceNames(siteId)).keys()],
  listEstateAddresses: (storage, siteId) => storage.listEstateAddresses(siteId),
  "rentals.search": (storage, siteId) => storage.rentals.search(siteId, RentalSearch.parse({}), CLOCK),
  "rentals.filters": (storage, siteId) => storage.rentals.filters(siteId, CLOCK),
  "rentals.find": (storage, siteId) => storage.rentals.find(siteId, 1),
  "rentals.periods": (storage, siteId) => storage.rentals.periods(siteId, 1, CLOCK),
  "rentals.photo": (storage, siteId) => storage.rentals.photo(siteId, 1),
  "rentals.addresses": (storage, siteId) => storage.rentals.addresses(siteId),
  "visits.findAgenda": (storage, siteId) => storage.visits.findAgenda(siteId, 1),
  "visits.findTaken": (storage, siteId) => storage.visits.findTaken(siteId, 1, EVER),
  "visits.find": (storage, siteId) => storage.visits.find(siteId, ID),
  "visits.findHiddenAddress": (storage, siteId) => storage.visits.findHiddenAddress(storage.pool, siteId, 3),
  "visits.findOpen": (storage, siteId) => storage.visits.findOpen(storage.pool, siteId, NOW),
  "stays.find": (storage, siteId) => storage.stays.find(siteId, ID, NOW),
  "stays.findOpen": (storage, siteId) => storage.stays.findOpen(storage.pool, siteId, NOW),
  "submissions.findFirst": (storage, siteId) => storage.submissions.findFirst(siteId, SUBMISSION),
  "subscriptions.find": (storage, siteId) => storage.subscriptions.find(siteId, ID),
  "subscriptions.findOffered": async (storage, siteId) => [
    ...(await storage.subscriptions.findOffered(storage.pool, siteId, [1, 100, 200])).values(),
  ],
  "mails.findWaiting": (storage, siteId, ids) => storage.mails.findWaiting(siteId, ids.mails[0]!),
  "events.findWaiting": async (storage, siteId, ids) =>
    (await storage.events.findWaiting({ siteId, ...ids.events[0]! }))?.body ?? null,
  "sourceLeads.findWaiting": (storage, siteId) =>
    storage.sourceLeads.findWaiting({ siteId, leadId: LEADS[0] }),
  "accessTokens.find": (storage, siteId, ids) => storage.accessTokens.find(siteId, ids.token, NOW),
  "accessTokens.list": (storage, siteId) => storage.accessTokens.list(siteId),
  ...DESK_READS,
  "feeds.list": (storage, siteId) => storage.feeds.list(siteId),
  readFeedPart: (storage, siteId) => storage.readFeedPart(siteId, 0),
};

const MARKS = { left: /links|111111|\b10[01]\b|\b2031-/, right: /rechts|222222|\b20[01]\b|\b2032-/ };

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;
  let ids: Readonly<Record<"left" | "right", VisitorIds>>;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importSite(storage, "left", "links", 111_111);
    await importSite(storage, "right", "rechts", 222_222);
    ids = {
      left: await storeVisitors(storage, "left", "links"),
      right: await storeVisitors(storage, "right", "rechts"),
    };
  });
  afterAll(() => storage.close());

  test.each(Object.entries(READS))("%s never shows one site's data to another", async (_, call) => {
    const left = JSON.stringify(await call(storage, "left", ids.left));
    const right = JSON.stringify(await call(storage, "right", ids.right));
    expect(left).not.toMatch(MARKS.right);
    expect(right).not.toMatch(MARKS.left);
    expect(left).toMatch(MARKS.left);
    expect(right).toMatch(MARKS.right);
    expect(JSON.stringify(await call(storage, "left", ids.right))).not.toMatch(MARKS.right);
  });

  test("each site has secrets of its own, which open no token of another", async () => {
    const { secrets, tokens } = storage;
    expect(await secrets.find("left", "tokens")).not.toEqual(await secrets.find("right", "tokens"));
    const token = await tokens.sign("left", "stay", { id: ID, version: 1 });
    expect(await tokens.read("left", "stay", token)).toEqual({ id: ID, version: 1 });
    expect(await tokens.read("right", "stay", token)).toBe(null);
  });

  test("the address of a feed opens nothing on another site, whose listings change no feed of it", async () => {
    const { feeds } = storage;
    expect(await feeds.find("left", ids.left.feed.secret, "kyero")).toBe(ids.left.feed.id);
    expect(await feeds.find("left", ids.left.feed.secret, "openimmo")).toBe(null);
    expect(await feeds.find("right", ids.left.feed.secret, "kyero")).toBe(null);
    expect((await storage.findFeedState("left")).hash).not.toBe((await storage.findFeedState("right")).hash);
  });

  test("what waits on one site is counted on no other", async () => {
    const waiting = () => storage.leads.countWaiting("right", { salesReps: null, now: NOW });
    const before = await waiting();
    const [question] = (await storage.leads.list("right", QUESTIONS)).leads;
    await storage.leads.markAnswered("left", question!.id, NOW);
    expect(await waiting()).toEqual(before);
    await storage.leads.markAnswered("right", question!.id, NOW);
    expect(await waiting()).toEqual({ ...before, questions: before.questions - 1 });
    await storage.leads.markAnswered("right", question!.id, null);
  });

  test("what is sent to one site counts for no limit of another", async () => {
    const count = { limit: "any-form", subject: "203.0.113.7", most: 1, minutes: 60 } as const;
    const puzzle = { id: "puzzle", expiresAt: new Date(NOW.getTime() + 60_000) };
    const send = (siteId: string) =>
      storage.transact((client) =>
        storage.submissions.guard(siteId, client, { puzzle, counts: [count], now: NOW }),
      );
    expect([await send("left"), await send("right")]).toEqual([{ kind: "free" }, { kind: "free" }]);
    expect(await send("left")).toEqual({ kind: "replayed" });
  });

  test("an address that is confirmed on one site is unknown to the other", async () => {
    const { stays, pool } = storage;
    const asked = ["left", "right"].map((siteId) => stays.hasConfirmed(pool, siteId, "links@example.be"));
    expect(await Promise.all(asked)).toEqual([true, false]);
  });

  test("what one site took off is gone there alone", async () => {
    expect(await storage.findEstate("left", 101)).toEqual({ kind: "gone" });
    expect(await storage.findEstate("right", 101)).toEqual({ kind: "unknown" });
    expect(await storage.findEstate("right", 201)).toEqual({ kind: "gone" });
  });

  test("a search for the other site's listings and words finds none", async () => {
    const wheres = [
      { terms: { "general.id": [200] } },
      { match: { "*": "rechts" } },
      { range: { "general.price.value": { gte: 222_222 } } },
    ];
    for (const where of wheres) {
      expect((await storage.searchEstates("left", EstateSearch.parse({ where }), "nl")).total).toBe(0);
    }
  });

  test("a site that isn't there has nothing", async () => {
    expect(await storage.findSite("nowhere")).toBe(null);
    expect(await storage.searchEstates("nowhere", EstateSearch.parse({}), "nl")).toEqual({
      total: 0,
      resultsJson: "[]",
    });
    expect(await storage.findSimilar("nowhere", 1, 3)).toBe("[]");
    const { prices } = await storage.countFacets("nowhere", EstateSearch.parse({}), "nl");
    expect(prices).toEqual({ min: null, max: null });
  });

  test.each(Object.entries(WRITES))("%s leaves every row of the other site as it is", async (_, call) => {
    const [left, right] = [await rowsOf(storage, "left"), await rowsOf(storage, "right")];
    await storage.transact(async (client) => {
      for (const given of [ids.right, ids.left]) await call(storage, client, given);
    });
    expect(await rowsOf(storage, "right")).toEqual(right);
    expect(await rowsOf(storage, "left")).not.toEqual(left);
  });
});
