import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Criteria } from "#domain/alerts/criteria.ts";
import { openTestApi } from "#server/api/testing/open-test-api.ts";

let api: Awaited<ReturnType<typeof openTestApi>>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function ask(q: string, more: object = {}) {
  const email = `${randomUUID()}@example.be`;
  const response = await api.post("/nl/ajax/notifications", {
    email,
    q,
    frequency: "daily",
    privacy: true,
    ...more,
  });
  const { rows } = await api.storage.pool.query<{ criteria: Criteria }>(
    "select criteria from subscription where email = $1",
    [email],
  );
  return { status: response.status, said: await response.json(), cities: rows[0]?.criteria.cities };
}

test.each([["Gent"], ["gent"], ["GÉNT"], ["9000"], [" Gent "]])(
  "the city %j, typed and not chosen, is meant all the same",
  async (typed) => {
    expect(await ask(typed)).toMatchObject({ status: 200, cities: [1] });
  },
);

test("a city where nothing is on offer now can be followed", async () => {
  expect(await ask("Oostende")).toMatchObject({ status: 200, cities: [2] });
});

test("a city that was typed comes beside those that were chosen", async () => {
  expect((await ask("Gent", { city: ["1", "2"] })).cities).toEqual([1, 2]);
});

test.each(["Atlantis", "%", "'; drop table", "   -  "])(
  "%j is no city, so that nothing is kept and nobody waits for the wrong place",
  async (typed) => {
    expect(await ask(typed)).toMatchObject({
      status: 422,
      said: { errors: [{ path: "q", message: "Kies deze gemeente uit de lijst, of maak dit veld leeg." }] },
      cities: undefined,
    });
  },
);
