import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Reserved, Slots } from "../schema.ts";
import type { Problem } from "#platform/http/api/problem.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { openVisits } from "#server/api/testing/open-visits.ts";

const RESERVATION = "/api/sites/huyzen/live-agenda/reservation";

function booking(start: string, at: number) {
  const visitor = { firstName: "Bezoeker", lastName: "Nummer", email: `bezoeker${at}@example.be` };
  return { estateId: 1, start, visitor, privacy: true };
}

describe.each(TEST_SERVERS)("two servers on %s", (server) => {
  let visits: Awaited<ReturnType<typeof openVisits>>;
  beforeAll(async () => {
    visits = await openVisits(server);
  });
  afterAll(() => visits.close());

  /** Everyone at once, half of them on each server. */
  const rush = (start: string, many: number, visitorOf = (at: number) => at) => {
    const servers = [visits.api(visits.first), visits.api(visits.second)] as const;
    return Promise.all(
      Array.from({ length: many }, (_, at) =>
        servers[at % 2]!.ask("POST", RESERVATION, booking(start, visitorOf(at))),
      ),
    );
  };
  const standing = async (start: string) => {
    const { rows } = await visits.first.pool.query<{ count: number }>(
      "select count(*) from appointment where starts_at = $1 and cancelled_at is null",
      [start],
    );
    return rows[0]!.count;
  };

  test("of 200 who book one time at once, one gets it and 199 get what is still free", async () => {
    const start = "2026-07-06T07:00:00.000Z";
    const answers = await rush(start, 200);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(await standing(start)).toBe(1);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      const { type, slots } = (await answer.json()) as Problem & { slots?: Slots };
      expect(type).toBe("/api/problems/slot-taken");
      expect(slots!.length).toBeGreaterThan(100);
      expect(slots!.map((slot) => slot.start)).not.toContain(start);
    }
    const mails = (await visits.mails()).filter(({ name }) => name === "visit-confirmation");
    expect(mails).toHaveLength(1);
  });

  test("cancelling and booking anew at once never leaves two visits, and every loser is told", async () => {
    const start = "2026-07-07T07:00:00.000Z";
    const [api] = [visits.api(visits.second)];
    let { id } = (await (await api.ask("POST", RESERVATION, booking(start, 999))).json()) as Reserved;
    for (let round = 0; round < 3; round += 1) {
      const [cancelled, again, ...booked] = await Promise.all([
        api.ask("DELETE", `${RESERVATION}/${id}`),
        visits.api(visits.first).ask("DELETE", `${RESERVATION}/${id}`),
        ...[...Array(20).keys()].map((at) =>
          visits
            .api(at % 2 ? visits.first : visits.second)
            // Others each time: who asks again for what they had would be answered as before.
            .ask("POST", RESERVATION, booking(start, 20 * round + at)),
        ),
      ]);
      expect([cancelled.status, again.status]).toEqual([204, 204]);
      const winners = booked.filter(({ status }) => status === 201);
      expect(winners.length).toBeLessThanOrEqual(1);
      expect(booked.filter(({ status }) => status === 409)).toHaveLength(20 - winners.length);
      expect(await standing(start)).toBe(winners.length);
      const next = winners[0] ?? (await api.ask("POST", RESERVATION, booking(start, 500 + round)));
      ({ id } = (await next.json()) as Reserved);
    }
    expect(await standing(start)).toBe(1);
  });

  test("of 40 times the same visit at once and without a token one is booked, and all get it", async () => {
    const start = "2026-07-08T07:00:00.000Z";
    const answers = await rush(start, 40, () => 7_000);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Reserved).id));
    expect(new Set(ids).size).toBe(1);
    expect(await standing(start)).toBe(1);
  });

  test("one who cancels and books the same again at once has one visit or none, and is told which", async () => {
    const start = "2026-07-09T07:00:00.000Z";
    const ask = visits.api(visits.first).ask;
    for (let round = 0; round < 5; round += 1) {
      const first = await ask("POST", RESERVATION, booking(start, 8_000));
      const { id } = (await first.json()) as Reserved;
      const [, answer] = await Promise.all([
        visits.api(visits.second).ask("DELETE", `${RESERVATION}/${id}`),
        ask("POST", RESERVATION, booking(start, 8_000)),
      ]);
      expect(answer.status).toBe(201);
      const told = (await answer.json()) as Reserved;
      // Before the cancelling it was a repeated send; after it, a visit of its own.
      expect(await standing(start)).toBe(told.id === id ? 0 : 1);
      await ask("DELETE", `${RESERVATION}/${told.id}`);
    }
  });
});
