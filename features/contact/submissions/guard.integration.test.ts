import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import type { Guard, Verdict } from "./submissions.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";

const NOW = new Date("2026-03-02T11:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const count = (subject: string, most = 3): Guard["counts"][number] => ({
  limit: "any-form",
  subject,
  most,
  minutes: 60,
});

describe.each(TEST_SERVERS)("on %s", (server) => {
  let servers: Awaited<ReturnType<typeof openTwoServers>>;
  beforeAll(async () => {
    servers = await openTwoServers(server);
  });
  afterAll(() => servers.close());

  const ask = (
    guard: Partial<Guard>,
    at: "first" | "second" = "first",
    siteId = "huyzen",
  ): Promise<Verdict> => {
    const { submissions } = servers[at];
    const whole = { puzzle: null, counts: [], now: NOW, ...guard };
    return submissions.transact((transaction) => submissions.guard(siteId, transaction, whole));
  };

  test("a limit holds across servers", async () => {
    const counts = [count("192.0.2.1")];
    const verdicts = [];
    for (const at of ["first", "second", "first", "second"] as const)
      verdicts.push(await ask({ counts }, at));
    expect(verdicts.map(({ kind }) => kind)).toEqual(["free", "free", "free", "limited"]);
  });

  test("who comes too often learns how long to wait, and is free again then", async () => {
    const counts = [count("192.0.2.2", 1)];
    await ask({ counts });
    expect(await ask({ counts, now: later(20) })).toEqual({ kind: "limited", seconds: 40 * 60 });
    expect(await ask({ counts, now: later(60) })).toEqual({ kind: "free" });
  });

  test("many at once from one address are counted one by one", async () => {
    const counts = [count("192.0.2.3", 10)];
    const verdicts = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask({ counts }, index % 2 ? "first" : "second")),
    );
    expect(verdicts.filter(({ kind }) => kind === "free")).toHaveLength(10);
  });

  test("messages that count in the same networks in another order never wait for each other for ever", async () => {
    const names = ["10.9.8.7/32", "10.9.8.0/24", "10.9.0.0/16", "mail x"];
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const counts = names.map((name) => count(name, 30));
        return ask({ counts: index % 2 ? counts : counts.toReversed() }, index % 3 ? "first" : "second");
      }),
    );
    expect(verdicts.filter(({ kind }) => kind === "free")).toHaveLength(30);
  });

  test("whoever has reached several limits waits for the last to end", async () => {
    const counts = [count("10.1.1.1/32", 1), { ...count("10.1.1.0/24", 1), minutes: 90 }];
    await ask({ counts });
    expect(await ask({ counts })).toEqual({ kind: "limited", seconds: 90 * 60 });
  });

  test("another address, and the same one on another site, is free", async () => {
    const counts = [count("192.0.2.4", 1)];
    await ask({ counts });
    expect((await ask({ counts: [count("192.0.2.5", 1)] })).kind).toBe("free");
    expect((await ask({ counts }, "first", "zilt")).kind).toBe("free");
  });

  test("what was rolled back was not counted", async () => {
    const counts = [count("192.0.2.6", 1)];
    const { submissions } = servers.first;
    const failing = submissions.transact(async (transaction) => {
      await submissions.guard("huyzen", transaction, { puzzle: null, counts, now: NOW });
      throw new Error("taken");
    });
    await expect(failing).rejects.toThrow("taken");
    expect((await ask({ counts })).kind).toBe("free");
  });

  test("a solved puzzle counts once, on whichever server", async () => {
    const puzzle = { id: "a1b2", expiresAt: later(20) };
    const verdicts = await Promise.all([ask({ puzzle }), ask({ puzzle }, "second")]);
    expect(verdicts.map(({ kind }) => kind).toSorted()).toEqual(["free", "replayed"]);
  });

  test("no address stands in the database", async () => {
    await ask({ counts: [count("192.0.2.77")] });
    const { rows } = await servers.first.pool.query<{ text: string }>(
      "select string_agg(c::text, ' ') as text from message_count c",
    );
    expect(rows[0]!.text).not.toContain("192.0.2.");
  });
});
