import { expect, test } from "vitest";
import { keepLookup } from "./kept-lookup.ts";

/** A look-up whose source, clock and state of health the test holds. */
function lookupOver() {
  const source = { value: "first", away: false, asked: 0, at: 0 };
  const lookup = keepLookup({
    now: () => new Date(source.at),
    load: async (key) => {
      source.asked++;
      const { value } = source;
      await Promise.resolve();
      if (source.away) throw new Error("away");
      return { key, value };
    },
  });
  return { source, lookup };
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
  lookup.clear();
  expect(await lookup.find("a")).toMatchObject({ value: "second" });
});

test("a look-up that was under way while something changed is not kept", async () => {
  const { source, lookup } = lookupOver();
  const under = lookup.find("a");
  source.value = "second";
  lookup.clear();
  await under;
  expect(await lookup.find("a")).toMatchObject({ value: "second" });
});

test("after half a minute it is looked up again, whatever was noticed", async () => {
  const { source, lookup } = lookupOver();
  await lookup.find("a");
  source.value = "second";
  source.at = 30_000;
  expect(await lookup.find("a")).toMatchObject({ value: "second" });
});

test("while the database is away the last answer stands, and the first question after it is asked again", async () => {
  const { source, lookup } = lookupOver();
  await lookup.find("a");
  Object.assign(source, { away: true, at: 30_000 });
  expect(await lookup.find("a")).toMatchObject({ value: "first" });
  Object.assign(source, { away: false, value: "second" });
  expect(await lookup.find("a")).toMatchObject({ value: "second" });
});

test("what was never known fails while the database is away, and not a moment longer", async () => {
  const { source, lookup } = lookupOver();
  source.away = true;
  await expect(lookup.find("a")).rejects.toThrow("away");
  source.away = false;
  expect(await lookup.find("a")).toMatchObject({ value: "first" });
});

test("that there is nothing is remembered too", async () => {
  let asked = 0;
  const lookup = keepLookup({
    now: () => new Date(0),
    load: async () => {
      asked++;
      return null;
    },
  });
  expect(await lookup.find("a")).toBeNull();
  await lookup.find("a");
  expect(asked).toBe(1);
});
