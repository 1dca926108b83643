import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "#platform/http/api/problem.ts";
import { MOST_OPEN } from "#domain/contact/limits.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { NOW, openVisits } from "#server/api/testing/open-visits.ts";

const RESERVATION = "/api/sites/huyzen/live-agenda/reservation";
const HOMES = [1, 2, 8, 11, 12];

/** One time a day, so that no two of them meet. */
const timeOn = (day: number) => `2026-07-${String(day).padStart(2, "0")}T07:00:00.000Z`;

const statusesOf = async (answers: readonly Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const dirk = (tag: number) => ({ email: `dirk+${tag}@example.be` });

describe.each(TEST_SERVERS)("on %s", (server) => {
  let visits: Awaited<ReturnType<typeof openVisits>>;
  beforeAll(async () => {
    visits = await openVisits(server, { rateLimits: true });
  });
  afterAll(() => visits.close());

  let day = 2;
  const book = (
    estateId: number,
    visitor: { email: string; phone?: string },
    { on = "first", now = NOW }: { on?: "first" | "second"; now?: Date } = {},
  ) =>
    visits.api(visits[on], now).ask("POST", RESERVATION, {
      estateId,
      start: timeOn(day++),
      visitor: { firstName: "An", lastName: "Peeters", ...visitor },
      privacy: true,
      formToken: crypto.randomUUID(),
    });
  test("a person visits an estate once, however they write their address or phone, and is told what to do", async () => {
    expect((await book(1, { email: "an@example.be", phone: "0470 12 34 56" })).status).toBe(201);
    for (const visitor of [{ email: "An+2@example.be" }, { email: "bo@example.be", phone: "+32470123456" }]) {
      const refused = await book(1, visitor);
      expect(refused.status).toBe(429);
      const { type, detail } = (await refused.json()) as Problem;
      expect(type).toBe("/api/problems/too-many-open");
      expect(detail).toContain("al een bezoek aan dit pand gepland. Annuleer dat eerst");
      expect(detail).toContain("+32 9 000 00 00");
    }
    expect((await book(1, { email: "cas@example.be" })).status).toBe(201);
  });

  test("a person has three visits to come at most; one that is cancelled or over makes room", async () => {
    const first = await book(1, dirk(1));
    const { id } = (await first.json()) as { id: string };
    for (const [at, estate] of HOMES.slice(1, MOST_OPEN.visits).entries())
      expect((await book(estate, dirk(at))).status).toBe(201);
    const refused = await book(12, dirk(9));
    expect(refused.status).toBe(429);
    expect(((await refused.json()) as Problem).detail).toContain("al 3 bezoeken gepland");
    expect((await visits.api().ask("DELETE", `${RESERVATION}/${id}`)).status).toBe(204);
    expect((await book(12, dirk(9))).status).toBe(201);
    expect((await book(11, dirk(9))).status).toBe(429);
    const tomorrow = new Date(NOW.getTime() + 27 * 86_400_000);
    day = 29;
    expect((await book(11, dirk(9), { now: tomorrow })).status).toBe(201);
    day = 15;
  });

  test("of more at the same moment on two servers, a person gets three", async () => {
    const answers = HOMES.map((estate, index) =>
      book(estate, { email: `els+${index}@example.be` }, { on: index % 2 ? "second" : "first" }),
    );
    expect((await statusesOf(answers)).toSorted()).toEqual([201, 201, 201, 429, 429]);
  });

  test("of two at the same moment that have only a phone in common, one estate is visited once", async () => {
    const answers = ["0475 00 00 01", "+32 475 00 00 01"].map((phone, index) =>
      book(12, { email: `f${index}@example.be`, phone }, { on: index % 2 ? "second" : "first" }),
    );
    expect((await statusesOf(answers)).toSorted()).toEqual([201, 429]);
  });
});
