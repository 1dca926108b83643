import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { importRentalsForTest, testUnit } from "#features/rentals/queries/testing/test-rentals.ts";
import { openVisits } from "./api/testing/open-visits.ts";

const visits = await openVisits();
afterAll(() => visits.close());
const { ask } = visits.api();

const AN = { firstName: "An", lastName: "Peeters", phone: "0470 12 34 56" };
const GUIDE = { id: 1, firstname: "Lotte", lastname: "Verhaege", email: "lotte@example.be" };
const SECOND_HOME = 2;

const FORMS = [
  {
    what: "a visit",
    path: "/api/sites/huyzen/live-agenda/reservation",
    fields: (email: string, at: number) => ({
      estateId: 1,
      start: ["2026-07-07T07:00:00Z", "2026-07-07T07:45:00Z"][at],
      visitor: { ...AN, email },
    }),
  },
  {
    what: "a listing shown to a friend",
    path: "/nl/ajax/send-to-a-friend",
    fields: (email: string) => ({ ...AN, email, friendEmail: "friend@example.be", estateId: 1 }),
  },
  {
    what: "a request for a stay",
    path: "http://zilt.localhost/nl/ajax/rental-request",
    fields: (email: string, at: number) => ({ ...AN, email, rentalUnitId: 1, periodId: at + 1, persons: 2 }),
  },
];

const bringRentals = (...ids: number[]) =>
  importRentalsForTest(visits.first, {
    siteId: "zilt",
    units: ids.map((id) => testUnit(id)),
    settings: { captcha: false, rateLimits: false },
  });

beforeEach(async () => {
  await visits.importListings([{ general: { id: 1, transaction: { id: 1 } }, salesRep: GUIDE }]);
  await bringRentals(1, SECOND_HOME);
});

async function takeOff() {
  await visits.importListings([{ general: { id: 11 } }]);
  await bringRentals(SECOND_HOME);
}

describe.each([
  ["with its token", () => ({ formToken: randomUUID() }), 0],
  ["without a token", () => ({}), 1],
])("sent again %s after it was taken off", (_how, token, at) => {
  test.each(FORMS)("$what is answered as before; another one is refused", async ({ path, fields }) => {
    const sent = { ...fields(`${randomUUID()}@example.be`, at), ...token(), privacy: true };
    const first = await ask("POST", path, sent);
    expect([200, 201]).toContain(first.status);
    await takeOff();
    const again = await ask("POST", path, sent);
    expect({ status: again.status, answer: await again.json() }).toEqual({
      status: first.status,
      answer: await first.json(),
    });
    const other = { ...fields(`${randomUUID()}@example.be`, at), privacy: true };
    expect(await ask("POST", path, other)).toMatchObject({ status: 410 });
  });
});
