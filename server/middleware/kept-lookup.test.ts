import { expect, test } from "vitest";
import { keepLookup } from "./kept-lookup.ts";

/** A look-up whose source the test holds. */
function lookupOver() {
  const source = { value: "first", isAway: false, asked: 0 };
  const lookup = keepLookup(async (key) => {
    source.asked++;
    const { value } = source;
    await Promise.resolve();
    if (source.isAway) throw new Error("away");
    return { key, value };
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
  lookup.clear();
  const fresh = lookup.find("a");
  await Promise.allSettled([failing, fresh]);
  source.isAway = false;
  await lookup.find("a");
  await lookup.find("a");
  expect(source.asked).toBe(3);
});

test("that there is nothing is remembered too", async () => {
  let asked = 0;
  const lookup = keepLookup(async () => {
    asked++;
    return null;
  });
  expect(await lookup.find("a")).toBeNull();
  await lookup.find("a");
  expect(asked).toBe(1);
});
