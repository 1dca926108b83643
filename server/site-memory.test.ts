import { afterEach, expect, test, vi } from "vitest";
import { QueryError } from "#platform/http/api/query-error.ts";
import { createSiteMemory } from "./site-memory.ts";
import type { Change } from "#features/site/queries/notify-change.ts";

afterEach(() => void vi.useRealTimers());

function setUp(limits?: Parameters<typeof createSiteMemory>[1]) {
  const listeners: Array<(change: Change) => void> = [];
  const onChange = (listener: (change: Change) => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const memory = createSiteMemory({ onChange }, limits);
  const made: string[] = [];
  const words = (site: string, key = "words:nl") =>
    memory.remember(site, key, async () => {
      made.push(`${site} ${key}`);
      return { site, key };
    });
  return { words, made, change: (change: Change) => listeners.forEach((listener) => listener(change)) };
}

test("what a site's pages share is made once until the site changes", async () => {
  const { words, made, change } = setUp();
  await words("huyzen");
  expect(await words("huyzen")).toEqual({ site: "huyzen", key: "words:nl" });
  change({ siteId: "zilt", scope: "site" });
  await words("huyzen");
  change({ siteId: "huyzen", scope: [12] });
  await words("huyzen");
  expect(made).toEqual(["huyzen words:nl", "huyzen words:nl"]);
});

test("of three hundred sites in turn the words of sixty-four stay in memory, those visited last", async () => {
  const { words, made } = setUp();
  const sites = Array.from({ length: 300 }, (_, number) => `site${number}`);
  for (const site of sites) await words(site);
  made.length = 0;
  for (const site of sites.toReversed()) await words(site);
  expect(made).toHaveLength(300 - 64);
  expect(made[0]).toBe("site235 words:nl");
});

test("a site that is visited all the time stays while the others come and go", async () => {
  const { words, made } = setUp({ mostSites: 3 });
  for (let number = 0; number < 50; number += 1) {
    await words("huyzen");
    await words(`other${number}`);
  }
  expect(made.filter((one) => one.startsWith("huyzen"))).toHaveLength(1);
});

test("addresses that visitors make up push out neither the words of their site nor another site", async () => {
  const { words, made } = setUp({ mostKeys: 10 });
  await words("zilt");
  for (let number = 0; number < 1_000; number += 1) {
    await words("huyzen");
    await words("huyzen", `page:nl:/nothing-${number}`);
  }
  await words("zilt");
  expect(made.filter((one) => one.endsWith("words:nl"))).toEqual(["zilt words:nl", "huyzen words:nl"]);
  await words("huyzen", "page:nl:/nothing-0");
  expect(made.filter((one) => one.endsWith("/nothing-0"))).toHaveLength(2);
});

test("what could not be made is made anew", async () => {
  const memory = createSiteMemory({ onChange: () => () => undefined });
  await expect(
    memory.remember("huyzen", "words:nl", () => Promise.reject(new Error("away"))),
  ).rejects.toThrow("away");
  expect(await memory.remember("huyzen", "words:nl", async () => "words")).toBe("words");
});

test.each([
  { what: "a query that found the database away", error: new QueryError(503), serves: true },
  { what: "a page that is no more", error: new QueryError(404), serves: false },
  { what: "a mistake", error: new Error("x is undefined"), serves: false },
])("after half a minute $what leaves the words from before: $serves", async ({ error, serves }) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const listeners: Array<(change: Change) => void> = [];
  const memory = createSiteMemory({ onChange: (listener) => (listeners.push(listener), () => undefined) });
  const ask = (make: () => Promise<string>) =>
    memory.remember("huyzen", "words:nl", make).catch(() => "failed");
  const failing = () => Promise.reject(error);
  expect(await ask(async () => "first")).toBe("first");
  vi.advanceTimersByTime(31_000);
  const outcome = serves ? "first" : "failed";
  expect(await Promise.all([ask(failing), ask(failing)])).toEqual([outcome, outcome]);
  expect(await ask(failing)).toBe(outcome);
  expect(await ask(async () => "second")).toBe("second");
  // What changed is not told from before, whatever happens.
  for (const listener of listeners) listener({ siteId: "huyzen", scope: "site" });
  expect(await ask(failing)).toBe("failed");
});
