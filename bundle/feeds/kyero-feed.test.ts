import { expect, test } from "vitest";
import { createCityBook } from "../sources/city-book.ts";
import { readKyero } from "../sources/kyero/read-kyero.ts";
import { FEED_DOCUMENTS } from "./feed-formats.ts";
import { fullListing, writtenFeed } from "./testing/listed.ts";

const feedOf = (...nodes: unknown[]) => writtenFeed(FEED_DOCUMENTS.kyero, nodes);

async function readBack(...nodes: unknown[]) {
  const context = { file: "kyero.xml", language: "nl" as const, cities: createCityBook([]) };
  const feed = await readKyero(await feedOf(...nodes), context);
  expect([feed.isWhole, feed.findings]).toEqual([true, []]);
  return feed.listings.map(({ draft, findings }) => {
    expect(findings).toEqual([]);
    return draft!;
  });
}

test("a listing comes back from its Kyero with the same fields", async () => {
  const [draft] = await readBack(fullListing());
  expect(draft).toMatchObject({
    general: {
      externalId: "7",
      reference: "A-17",
      headType: { id: 1 },
      subType: { id: 102 },
      transaction: { id: 1 },
      price: { value: 425_000 },
      bedroomCount: 3,
      description: { nl: "Ruim\n\nen <licht>", fr: "Spacieux" },
      address: {
        city: { name: "Gent" },
        country: { id: "BE" },
        location: { latitude: 51.05412, longitude: 3.71893 },
      },
    },
    dimensions: { areaBuild: 180, areaGround: 900 },
    layout: { bathroom: 2 },
    energy: { energyLabel: "B" },
    technical: { newBuilding: true },
    property: { comfort: { swimming_pool: true } },
    facilities: [{ nl: "Zolder" }],
  });
  expect(draft!["pictures"]).toHaveLength(2);
});

test.each([
  [
    "by the month",
    { transaction: { id: 2 }, price: { value: 950 } },
    { transaction: { id: 2 }, price: { value: 950 } },
  ],
  [
    "by the week",
    { transaction: { id: 4 }, price: { value: 700, period: { name: { nl: "per week" } } } },
    { transaction: { id: 4 }, price: { value: 700, period: { name: { nl: "per week" } } } },
  ],
])("a rent %s comes back as one", async (_what, general, back) => {
  const [draft] = await readBack(fullListing(general));
  expect(draft).toMatchObject({ general: back });
});

test.each([
  ["on request", { price: null }],
  ["that is a bouquet", { transaction: { id: 11 }, price: { value: 80_000, annuity: 900 } }],
  ["that is the lowest of several", { price: { priceFrom: 265_000 } }],
  ["by the year", { transaction: { id: 2 }, price: { value: 12_000, period: { name: { nl: "per jaar" } } } }],
])("a price %s is no figure", async (_what, general) => {
  expect(await feedOf(fullListing(general))).toContain("<price>x</price>");
  const [draft] = await readBack(fullListing(general));
  expect(draft!["general"]).not.toHaveProperty("price.value");
});

test("what is over, a takeover and a project are not told; the units of a project are", async () => {
  const unit = fullListing({ id: 8, parentId: 7 });
  const feed = await feedOf(
    fullListing({ id: 1, transaction: { id: 5 } }),
    fullListing({ id: 2, transaction: { id: 6 } }),
    fullListing({ id: 3, transaction: { id: 10 } }),
    fullListing({ id: 7, project: true }, { children: [unit] }),
    unit,
  );
  expect([...feed.matchAll(/<id>(\d+)<\/id>/g)].map(([, id]) => id)).toEqual(["8"]);
});

test("a hidden address tells neither street nor point", async () => {
  const address = {
    visible: false,
    street: { nl: "Geheimstraat" },
    city: { id: 1, zip: "9000", name: "Gent" },
    location: { latitude: 51.05, longitude: 3.7 },
  };
  expect(await feedOf(fullListing({ address }))).not.toMatch(/Geheimstraat|latitude/);
});
