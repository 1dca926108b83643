import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch } from "#features/listings/schema/search.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, testSite, type TestNode } from "../testing/test-import.ts";
import { HostnameTakenError } from "./write-site.ts";

/** How long a notice may take on a busy machine. */
const PATIENCE = { timeout: 10_000 };

const estate = (id: number, price = 100_000, more: Partial<TestNode["general"]> = {}): TestNode => ({
  general: { id, headType: { id: 1 }, transaction: { id: 1 }, price: { value: price }, ...more },
});

const unit = (id: number, price: number, parentId = 10) => estate(id, price, { parentId, bedroomCount: id });

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
  });
  afterAll(() => storage.close());

  const importListings = (siteId: string, nodes: readonly TestNode[], partial = false) =>
    importForTest(storage, { siteId, nodes, partial });

  async function priceOf(siteId: string, id: number): Promise<number | null> {
    const where = { terms: { "general.id": [id] } };
    return (await storage.countFacets(siteId, EstateSearch.parse({ where }), "nl")).prices.min;
  }

  test("an import says what it added, changed and removed", async () => {
    expect(await importListings("counted", [estate(1), estate(2), estate(3)])).toEqual({
      added: 3,
      changed: 0,
      removed: 0,
      ids: [1, 2, 3],
    });
    expect(await importListings("counted", [estate(1), estate(2, 90_000), estate(4)])).toMatchObject({
      added: 1,
      changed: 1,
      removed: 1,
    });
  });

  test("the same import again changes nothing and tells nobody", async () => {
    const nodes = [estate(1), { ...estate(2), salesRep: { firstname: "An" } }];
    const heard: string[] = [];
    const stop = storage.onChange(({ siteId }) => /again|after/.test(siteId) && heard.push(siteId));
    await importListings("again", nodes);
    expect(await importListings("again", nodes)).toEqual({ added: 0, changed: 0, removed: 0, ids: [] });
    await importListings("after", [estate(1)]);
    await expect.poll(() => heard, PATIENCE).toEqual(["again", "again", "after", "after"]);
    stop();
  });

  test("a removed estate is gone, one that never was is unknown, and one that returns is published", async () => {
    await importListings("gone", [estate(1), estate(2)]);
    await importListings("gone", [estate(1)]);
    expect(await storage.findEstate("gone", 2)).toEqual({ kind: "gone" });
    expect(await storage.findEstate("gone", 3)).toEqual({ kind: "unknown" });
    expect(JSON.parse(await storage.findSimilar("gone", 2, 5))).toMatchObject([{ general: { id: 1 } }]);
    await importListings("gone", [estate(1), estate(2)]);
    expect(await storage.findEstate("gone", 2)).toMatchObject({ kind: "published" });
    await importListings("gone", []);
    expect(await storage.findEstate("gone", 1)).toEqual({ kind: "gone" });
  });

  test("a partial import adds and updates without removing", async () => {
    await importListings("partial", [estate(1), estate(2)]);
    expect(await importListings("partial", [estate(2, 5), estate(3)], true)).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
      ids: [2, 3],
    });
    expect(await storage.findEstate("partial", 1)).toMatchObject({ kind: "published" });
  });

  test("a project's card tells from what its units are, as long as there are some", async () => {
    const project: TestNode = { general: { id: 10, project: true, headType: { id: 7 } } };
    await importListings("card", [project, unit(11, 300), unit(12, 200)]);
    expect(await cardPrice(storage)).toEqual({ priceFrom: 200 });
    await importListings("card", [unit(12, 400)], true);
    expect(await cardPrice(storage)).toEqual({ priceFrom: 300 });
    await importListings("card", [project]);
    expect(await cardPrice(storage)).toEqual({});
  });

  test("a project follows its units through every change of theirs", async () => {
    const project: TestNode = { general: { id: 10, project: true, headType: { id: 7 } } };
    const other: TestNode = { general: { id: 20, project: true, headType: { id: 7 } } };
    await importListings("project", [project, other, unit(11, 300), unit(12, 200)]);
    expect(await priceOf("project", 10)).toBe(200);

    expect((await importListings("project", [unit(12, 400)], true)).ids).toEqual([10, 12]);
    expect(await priceOf("project", 10)).toBe(300);

    await importListings("project", [unit(11, 300, 20)], true);
    expect(await priceOf("project", 10)).toBe(400);
    expect(await priceOf("project", 20)).toBe(300);
    expect(await storage.findEstate("project", 11)).toMatchObject({
      estate: { uri: { en: "/en/offer/20/pand-20/11" } },
    });

    const outcome = await importListings("project", [project, other]);
    expect(outcome).toMatchObject({ added: 0, changed: 0, removed: 2 });
    expect(outcome.ids).toEqual([10, 11, 12, 20]);
    expect(await priceOf("project", 10)).toBe(null);
    const bedrooms = await storage.countFacets("project", EstateSearch.parse({}), "nl");
    expect(bedrooms.bedrooms).toEqual([]);
  });

  test("a project's own price comes back when its units go, and is told by them while they can be had", async () => {
    const project: TestNode = {
      general: { id: 10, project: true, transaction: { id: 1 }, price: { value: 150, groundValue: 60 } },
      property: { financial: { price: 150 } },
    };
    const told = async (...nodes: TestNode[]) => {
      await importListings("priced", nodes);
      return storedPrices("priced", 10);
    };
    const own = { value: 150, groundValue: 60, priceFrom: 150 };
    expect(await told(project, unit(11, 200))).toEqual({
      price: 200,
      general: { priceFrom: 200 },
      property: {},
    });
    expect(await told(project, unit(11, 100))).toEqual({
      price: 100,
      general: { priceFrom: 100 },
      property: {},
    });
    expect(await told(project, estate(11, 100, { parentId: 10, transaction: { id: 5 } }))).toEqual({
      price: null,
      general: {},
      property: {},
    });
    expect(await told(project)).toEqual({ price: 150, general: own, property: { price: 150 } });
    // The project is not brought again, and yet remembers what it asks.
    await importForTest(storage, { siteId: "priced", nodes: [unit(11, 100)], partial: true });
    expect(await storedPrices("priced", 10)).toMatchObject({ price: 100 });
    expect(await told(project)).toEqual({ price: 150, general: own, property: { price: 150 } });
  });

  async function storedPrices(siteId: string, id: number) {
    const { rows } = await storage.pool.query(
      `select e.price, c.document #> '{general,price}' as general, c.document #> '{property,financial}' as property
       from estate e join estate_content c using (site_id, id) where e.site_id = $1 and e.id = $2`,
      [siteId, id],
    );
    return rows[0];
  }

  test("texts that PostgreSQL can't hold lose only the signs that are no text", async () => {
    const title = { nl: "a\u0000b\\u0000 \ud800 \t\n\\ \u{1f3e0}" };
    await importListings("odd", [estate(1, 1, { title, reference: "x\ty\u0000" })]);
    expect(await storage.findEstate("odd", 1)).toMatchObject({
      estate: { general: { title: { nl: "ab\\u0000 \ufffd \t\n\\ \u{1f3e0}" } } },
    });
  });

  test("everybody hears of an import when it committed, and nobody of one that failed", async () => {
    const heard: Change[] = [];
    const stop = storage.onChange((change) => change.siteId === "heard" && heard.push(change));
    await expect(importListings("heard", [estate(1), estate(1)])).rejects.toThrow(/staged_estate/);
    expect(await storage.findSite("heard")).toBe(null);
    await importListings("heard", [estate(1)]);
    await expect
      .poll(() => heard, PATIENCE)
      .toEqual([
        { siteId: "heard", scope: "site", listings: "unchanged" },
        { siteId: "heard", scope: [1] },
      ]);
    stop();
  });

  test("very many changes are told as one of the whole site", async () => {
    const heard: Change[] = [];
    const stop = storage.onChange((change) => change.siteId === "many" && heard.push(change));
    await importListings("many", []);
    await importListings(
      "many",
      Array.from({ length: 3_000 }, (_, index) => estate(1_000_000 + index)),
    );
    await expect.poll(() => heard.length, PATIENCE).toBe(2);
    expect(heard[1]).toEqual({ siteId: "many", scope: "site" });
    stop();
  });

  test("answers that were kept are not told after an import", async () => {
    await importListings("kept", [estate(1, 100)]);
    expect(await priceOf("kept", 1)).toBe(100);
    await importListings("kept", [estate(1, 200)]);
    await expect.poll(() => priceOf("kept", 1), PATIENCE).toBe(200);
  });

  test("a host name belongs to one site", async () => {
    await importListings("first", []);
    const content = { site: testSite("second", { hostnames: ["first.localhost"] }) };
    await expect(importForTest(storage, { siteId: "second", content })).rejects.toThrow(HostnameTakenError);
    expect((await storage.findSiteByHostname("first.localhost"))?.id).toBe("first");
  });

  test("two imports of one site at once follow each other", async () => {
    await Promise.all([
      importListings("race", [estate(1)]),
      importListings("race", [estate(2)]),
      importListings("race", [estate(3)], true),
    ]);
    const found = await storage.searchEstates("race", EstateSearch.parse({}), "nl");
    expect(found.total).toBeGreaterThanOrEqual(1);
    expect(found.total).toBeLessThanOrEqual(2);
  });

  test("a site's own content is read as it was written", async () => {
    const content = {
      menus: {
        main: [{ id: 1, label: { nl: "Aanbod" }, link: "/nl/aanbod", children: [] }],
        footer: [],
        legal: [],
      },
      pages: [{ id: 1, paths: { nl: "" }, title: { nl: "Welkom" }, blocks: [] }],
      collections: [{ id: 5, name: { nl: "Nieuw" } }],
      translations: { nl: { "a.b": "c" } },
      site: testSite("content", { isDefault: true }),
    };
    const member: TestNode = { ...estate(1), estate_collections: [{ estate_collection_id: 5 }] };
    await importForTest(storage, { siteId: "content", nodes: [member, estate(2)], content });
    expect(await storage.findMenus("content")).toEqual(content.menus);
    expect(await storage.findPages("content")).toEqual(content.pages);
    expect(await storage.findTranslations("content", "nl")).toEqual({ "a.b": "c" });
    expect(await storage.findTranslations("content", "fr")).toEqual({});
    expect(await storage.findCollection("content", 5)).toEqual({
      id: 5,
      name: { nl: "Nieuw" },
      estateIds: [1],
    });
    expect(await storage.findCollection("content", 6)).toBe(null);
    expect((await storage.findDefaultSite())?.id).toBe("content");
    await importForTest(storage, { siteId: "content", nodes: [member], content: { site: content.site } });
    expect(await storage.findTranslations("content", "nl")).toEqual({});
  });

  test("the contact person of a unit is its project's when it has none", async () => {
    const project: TestNode = { general: { id: 10, project: true }, salesRep: { firstname: "An" } };
    const own: TestNode = { general: { id: 12, parentId: 10 }, salesRep: { firstname: "Bo" } };
    await importListings("rep", [project, { general: { id: 11, parentId: 10 } }, own, estate(13)]);
    const names = [10, 11, 12, 13, 14].map(
      async (id) => (await storage.findContactInfo("rep", id))?.firstname,
    );
    expect(await Promise.all(names)).toEqual(["An", "An", "Bo", undefined, undefined]);
  });

  test("a sitemap lists what has an address that answers", async () => {
    const site = testSite("map", { settings: { hiddenStatus: [5] } });
    const nodes = [estate(1), estate(2, 1, { transaction: { id: 5 } }), estate(3, 1, { parentId: 99 })];
    // The unit of a project that is hidden is as gone as the project.
    nodes.push(estate(9, 1, { project: true, transaction: { id: 5 } }), estate(10, 1, { parentId: 9 }));
    await importForTest(storage, { siteId: "map", nodes, content: { site } });
    expect(await storage.listEstateAddresses("map")).toEqual([
      {
        id: 1,
        uri: expect.objectContaining({ nl: "/nl/aanbod/1/pand-1" }),
        changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });
});

/** What the card of the project with id 10 tells of its price. */
async function cardPrice(storage: OpenStorage): Promise<object | undefined> {
  const search = EstateSearch.parse({ where: { terms: { "general.id": [10] } }, view: "card" });
  const { resultsJson } = await storage.searchEstates("card", search, "nl");
  return (JSON.parse(resultsJson) as Array<{ general: { price?: object } }>)[0]?.general.price;
}
