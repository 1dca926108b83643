import { expect, test } from "vitest";
import { cacheLookup } from "./cached-lookup.ts";

/** A look-up whose source the test holds: without a value, nothing exists. Whether it is away may be found out later. */
function lookupOver() {
  const source = { value: "first" as string | null, isAway: false, isKnownAway: false, asked: 0 };
  const load = async (key: string) => {
    source.asked++;
    const { value } = source;
    await Promise.resolve();
    if (source.isAway) throw new Error("away");
    return value === null ? null : { key, value };
  };
  const lookup = cacheLookup(load, { isDatabaseAway: () => source.isKnownAway });
  return { source, lookup };
}

type Source = ReturnType<typeof lookupOver>["source"];

function takeAway(source: Source) {
  source.isAway = source.isKnownAway = true;
}

function bringBack(source: Source) {
  source.isAway = source.isKnownAway = false;
}

test("the same is looked up once, also by many at once", async () => {
  const { source, lookup } = lookupOver();
  await Promise.all([lookup.find("a"), lookup.find("a")]);
  await lookup.find("a");
  await lookup.find("b");
  expect(source.asked).toBe(2);
});

test("what changed is looked up again", async () => {
  const { source, lookup } = lookupOver();
  await lookup.find("a");
  source.value = "second";
  expect(await lookup.find("a")).toMatchObject({ value: "first" });
  lookup.invalidate();
  expect(await lookup.find("a")).toMatchObject({ value: "second" });
});

test("a look-up that was under way while something changed is not kept", async () => {
  const { source, lookup } = lookupOver();
  const under = lookup.find("a");
  source.value = "second";
  lookup.invalidate();
  await under;
  expect(await lookup.find("a")).toMatchObject({ value: "second" });
});

test("what is known stays known while the database is away", async () => {
  const { source, lookup } = lookupOver();
  await lookup.find("a");
  source.isAway = true;
  expect(await lookup.find("a")).toMatchObject({ value: "first" });
});

test("what was never known fails while the database is away, and not a moment longer", async () => {
  const { source, lookup } = lookupOver();
  source.isAway = true;
  await expect(lookup.find("a")).rejects.toThrow("away");
  source.isAway = false;
  expect(await lookup.find("a")).toMatchObject({ value: "first" });
});

test("a failure of before a change does not take away what was found after it", async () => {
  const { source, lookup } = lookupOver();
  source.isAway = true;
  const failing = lookup.find("a");
  lookup.invalidate();
  const fresh = lookup.find("a");
  await Promise.allSettled([failing, fresh]);
  source.isAway = false;
  await lookup.find("a");
  await lookup.find("a");
  expect(source.asked).toBe(3);
});

test("that there is nothing is remembered too", async () => {
  let asked = 0;
  const lookup = cacheLookup(async () => {
    asked++;
    return null;
  });
  expect(await lookup.find("a")).toBeNull();
  await lookup.find("a");
  expect(asked).toBe(1);
});

test("the last that was known before a change serves while the database is away, without a question", async () => {
  const { source, lookup } = lookupOver();
  await lookup.find("a");
  source.value = "second";
  lookup.invalidate();
  lookup.invalidate();
  expect(lookup.peek("a")).toBeUndefined();

  takeAway(source);
  expect(lookup.peek("a")).toMatchObject({ value: "first" });
  expect(await lookup.find("a")).toMatchObject({ value: "first" });
  expect(source.asked).toBe(1);

  bringBack(source);
  expect(lookup.peek("a")).toBeUndefined();
  expect(await lookup.find("a")).toMatchObject({ value: "second" });
});

test("who asks just before it is found out that the database is away gets the last that was known", async () => {
  const { source, lookup } = lookupOver();
  await lookup.find("a");
  lookup.invalidate();
  source.isAway = true;
  await expect(lookup.find("a")).rejects.toThrow("away");
  const waiting = lookup.find("a");
  source.isKnownAway = true;
  expect(await waiting).toMatchObject({ value: "first" });
});

test("what the database no longer has does not come back when the database is away", async () => {
  const { source, lookup } = lookupOver();
  await lookup.find("a");
  source.value = null;
  lookup.invalidate();
  expect(await lookup.find("a")).toBeNull();
  lookup.invalidate();
  takeAway(source);
  expect(lookup.peek("a")).toBeNull();
  expect(await lookup.find("a")).toBeNull();
});

test("what came to exist does not vanish when the database is away", async () => {
  const { source, lookup } = lookupOver();
  source.value = null;
  await lookup.find("a");
  source.value = "first";
  lookup.invalidate();
  await lookup.find("a");
  lookup.invalidate();
  takeAway(source);
  expect(lookup.peek("a")).toMatchObject({ value: "first" });
});

test("an answer of before a change never takes the place of one of after it", async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const state = { asked: 0, isAway: false };
  const load = async () => {
    const turn = state.asked++;
    await gates[turn]?.promise;
    return { turn };
  };
  const lookup = cacheLookup(load, { isDatabaseAway: () => state.isAway });
  const before = lookup.find("a");
  lookup.invalidate();
  const after = lookup.find("a");
  gates[1]!.resolve();
  expect(await after).toEqual({ turn: 1 });
  gates[0]!.resolve();
  await before;
  expect(lookup.peek("a")).toEqual({ turn: 1 });
  lookup.invalidate();
  state.isAway = true;
  expect(lookup.peek("a")).toEqual({ turn: 1 });
});

test("keys that lead to nothing never push out one that exists, and are bounded themselves", async () => {
  let asked = 0;
  const lookup = cacheLookup(async (key) => {
    asked++;
    return key.startsWith("made-up") ? null : { key };
  });
  await lookup.find("a");
  for (let index = 0; index < 20_000; index++) await lookup.find(`made-up${index}`);
  expect(lookup.peek("a")).toEqual({ key: "a" });
  const remembered = Array.from({ length: 20_000 }, (_, index) => lookup.peek(`made-up${index}`));
  expect(remembered.filter((value) => value === null)).toHaveLength(1_000);
  expect(asked).toBe(20_001);
});
