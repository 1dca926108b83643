import { expect, test } from "vitest";
import { mostSimilar } from "#domain/estate/similarity.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

/** Thirty houses on a line out of Ghent, a hundred metres apart; the farther, the more alike in price. */
const HOUSES = Array.from({ length: 30 }, (_, at) => ({
  id: 100 + at,
  price: 300_000 + (29 - at) * 20_000,
  location: { latitude: 51.05 + at / 1_110, longitude: 3.72 },
}));

function estate({ id, price, location }: (typeof HOUSES)[number]): TestNode {
  return {
    general: {
      id,
      headType: { id: 1 },
      transaction: { id: 1 },
      price: { value: price },
      bedroomCount: 3,
      address: { city: { id: 1, zip: "9000", name: "Gent" }, location },
    },
    dimensions: { areaBuild: 150 },
  };
}

const MODEL = { id: 1, price: 300_000, location: { latitude: 51.05, longitude: 3.72 } };

const similarityOf = ({ id, price, location }: (typeof HOUSES)[number]) => ({
  id,
  price,
  location,
  transactionId: 1,
  headTypeId: 1,
  cityId: 1,
  municipalityId: 44_021,
  livingArea: 150,
  bedrooms: 3,
});

test.each(TEST_SERVERS)(
  "on %s, similar estates stand in the order of the one table of weights",
  async (server) => {
    const storage = await openTestStorage(server);
    const nodes = [MODEL, ...HOUSES].map(estate);
    await importForTest(storage, { siteId: "huyzen", nodes });
    const shown = async () => {
      const cards = JSON.parse(await storage.findSimilar("huyzen", 1, 6)) as Array<{
        general: { id: number };
      }>;
      return cards.map(({ general }) => general.id);
    };
    const expected = mostSimilar(similarityOf(MODEL), HOUSES.map(similarityOf), 6).map(({ id }) => id);
    expect(await shown()).toEqual(expected);
    // Not the six nearest, which a filter by distance alone would find.
    expect(expected).not.toEqual([100, 101, 102, 103, 104, 105]);
    // The same estates for one that was taken off: only its bedrooms are forgotten.
    await importForTest(storage, { siteId: "huyzen", nodes: nodes.slice(1) });
    expect(await shown()).toEqual(expected);
    await storage.close();
  },
);

test.each(TEST_SERVERS)("on %s, the order tells nothing of a hidden price or address", async (server) => {
  const storage = await openTestStorage(server);
  const houses = [MODEL, ...HOUSES.slice(0, 8)].map(estate);
  const orderWith = async (price: number, latitude: number) => {
    const { general } = estate({ id: 7, price, location: { latitude, longitude: 3.72 } });
    const address = { ...general.address!, visible: false };
    const secret = {
      general: { ...general, address },
      property: { financial: { vat_regime: true } },
    };
    await importForTest(storage, { siteId: "huyzen", nodes: [...houses, secret] });
    const asked = await Promise.all([1, 100, 107].map((id) => storage.findSimilar("huyzen", id, 9)));
    return asked.map((cards) => (JSON.parse(cards) as TestNode[]).map(({ general: { id } }) => id));
  };
  const order = await orderWith(300_000, 51.0541);
  expect(order.flat()).toContain(7);
  expect(await orderWith(9_000_000, 51.0512)).toEqual(order);
  await storage.close();
});
