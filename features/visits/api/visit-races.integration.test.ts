import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Reserved, Slots } from "../schema.ts";
import type { Problem } from "#platform/http/api/problem.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { openVisits } from "#server/api/testing/open-visits.ts";

const RESERVATION = "/api/sites/huyzen/live-agenda/reservation";

/** Days whose first visit the tests before have booked. */
const TAKEN_ABOVE = /07-0[1-9]T07:00/;

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

  test("of 40 who move their visits to one time while 40 book it, one gets it, and the others keep what they had", async () => {
    const wanted = "2026-07-20T09:15:00.000Z";
    const own = Array.from({ length: 40 }, (_, at) => {
      const day = String(1 + (at % 10)).padStart(2, "0");
      return `2026-07-${day}T${["07:00", "07:45", "08:30", "09:15"][Math.floor(at / 10)]}:00.000Z`;
    }).filter((start) => !TAKEN_ABOVE.test(start));
    const ask = visits.api(visits.first).ask;
    const ids: string[] = [];
    for (const [at, start] of own.entries()) {
      const answer = await ask("POST", RESERVATION, booking(start, 9_000 + at));
      ids.push(((await answer.json()) as Reserved).id);
    }
    const servers = [visits.api(visits.first), visits.api(visits.second)] as const;
    const moved = await Promise.all(
      ids.flatMap((id, at) => [
        servers[at % 2]!.ask("PATCH", `${RESERVATION}/${id}`, { start: wanted }),
        servers[at % 2]!.ask("POST", RESERVATION, booking(wanted, 10_000 + at)),
      ]),
    );
    expect(moved.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1);
    expect(moved.filter(({ status }) => status === 409)).toHaveLength(2 * ids.length - 1);
    expect(await standing(wanted)).toBe(1);
    const left = await Promise.all(own.map(standing));
    const hasMoved = moved.some(({ status }) => status === 200);
    expect(left.filter((count) => count === 1)).toHaveLength(own.length - (hasMoved ? 1 : 0));
  });

  test("two visits that take each other's time at once never share one", async () => {
    const times = ["2026-07-22T07:00:00.000Z", "2026-07-22T07:45:00.000Z"] as const;
    const ask = visits.api(visits.first).ask;
    const ids = await Promise.all(
      times.map(async (start, at) => {
        const answer = await ask("POST", RESERVATION, booking(start, 11_000 + at));
        return ((await answer.json()) as Reserved).id;
      }),
    );
    await Promise.all(
      ids.map((id, at) =>
        visits
          .api(at ? visits.first : visits.second)
          .ask("PATCH", `${RESERVATION}/${id}`, { start: times[1 - at] }),
      ),
    );
    expect(await Promise.all(times.map(standing))).toEqual([1, 1]);
  });
});
