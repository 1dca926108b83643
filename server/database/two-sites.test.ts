import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch } from "#features/listings/schema/search.ts";
import { Entities } from "#features/pages/entity/schema.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import type { OpenStorage } from "./open-storage.ts";
import type { Storage } from "#features/site/storage.ts";
import { openTestStorage, TEST_SERVERS } from "./testing/test-database.ts";
import { writeAssets } from "#bundle/commit/write-assets.ts";
import { importForTest, testSite, type TestNode } from "#bundle/testing/test-import.ts";

/** Every text, name and id that only one of the two sites has holds its own mark. */
async function bringSite(storage: OpenStorage, siteId: string, mark: string, price: number) {
  const name = { nl: mark, fr: mark, en: mark, de: mark };
  const node = (id: number, more: Partial<TestNode["general"]> = {}): TestNode => ({
    general: {
      id,
      headType: { id: 1, name },
      subType: { id: 11, name },
      transaction: { id: 1, name },
      price: { value: price },
      title: name,
      address: {
        city: { id: 1, zip: "9000", name: mark },
        street: name,
        country: { id: "BE" },
        location: { latitude: 51, longitude: 3 },
      },
      ...more,
    },
    salesRep: { firstname: mark },
    estate_collections: [{ estate_collection_id: 5 }],
  });
  const own = mark === "links" ? 100 : 200;
  const nodes = [node(1), node(2, { project: true }), node(3, { parentId: 2 }), node(own), node(own + 1)];
  const content = {
    site: testSite(siteId, { slogan: name, isDefault: mark === "links" }),
    menus: { main: [{ id: 1, label: name, link: `/${mark}`, children: [] }], footer: [], legal: [] },
    pages: [{ id: 1, paths: { nl: "" }, title: name, blocks: [] }],
    reference: ReferenceData.parse({ countries: [{ id: "BE", name }] }),
    collections: [{ id: 5, name }],
    agreements: { privacy: name },
    entities: Entities.parse([
      { name: "guides", title: name, pageId: 1, items: [{ id: 1, title: name, paths: { nl: mark } }] },
      { name: mark, title: name },
    ]),
    translations: { nl: { mark } },
  };
  await importForTest(storage, { siteId, nodes, content });
  await importForTest(storage, { siteId, nodes: nodes.slice(0, -1), content });
  await storage.transact((client) =>
    writeAssets(client, siteId, { files: new Map([["logo.svg", mark]]), partial: false }),
  );
}

const search = EstateSearch.parse({ groupBy: "city" });
const CALLS: Record<
  Exclude<
    keyof Storage,
    | "findDefaultSite"
    | "onChange"
    | "isReady"
    | "close"
    | "appointments"
    | "rentals"
    | "stays"
    | "submissions"
    | "subscriptions"
    | "mails"
    | "expirePersonalData"
    | "secrets"
    | "tokens"
    | "accessTokens"
    | "databaseUrl"
  >,
  (storage: Storage, siteId: string) => Promise<unknown>
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
  listEstateAddresses: (storage, siteId) => storage.listEstateAddresses(siteId),
};

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await bringSite(storage, "left", "links", 111_111);
    await bringSite(storage, "right", "rechts", 222_222);
  });
  afterAll(() => storage.close());

  test.each(Object.entries(CALLS))("%s never shows one site's data to another", async (_, call) => {
    const left = JSON.stringify(await call(storage, "left"));
    const right = JSON.stringify(await call(storage, "right"));
    expect(left).not.toMatch(/rechts|222222|\b20[01]\b/);
    expect(right).not.toMatch(/links|111111|\b10[01]\b/);
    expect(left).toMatch(/links|111111|\b100\b/);
    expect(right).toMatch(/rechts|222222|\b200\b/);
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
    expect((await storage.countFacets("nowhere", EstateSearch.parse({}), "nl")).prices).toEqual({
      min: null,
      max: null,
    });
  });
});
