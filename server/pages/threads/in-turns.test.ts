import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurns } from "./in-turns.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function setUp(places: number) {
  const begin = inTurns(places);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const draw = (name: string) =>
    begin(() => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  return { draw, begun, end: (name: string) => ends.get(name)! };
}

test("a page begins when one of those before it is done, in the order in which they came", async () => {
  const { draw, begun, end } = setUp(2);
  const drawn = ["a", "b", "c", "d"].map(draw);
  await turn();
  expect(begun).toEqual(["a", "b"]);
  end("b").resolve("B");
  expect(await drawn[1]).toBe("B");
  await turn();
  expect(begun).toEqual(["a", "b", "c"]);
});

test("a page that fails makes room as well", async () => {
  const { draw, begun, end } = setUp(1);
  const failed = draw("a").catch((error: Error) => error.message);
  void draw("b");
  await turn();
  end("a").reject(new Error("no"));
  expect(await failed).toBe("no");
  await turn();
  expect(begun).toEqual(["a", "b"]);
});

test("a page that waits long holds up nobody, and makes room only once", async () => {
  const { draw, begun, end } = setUp(1);
  const slow = draw("slow");
  for (const name of ["b", "c", "d"]) void draw(name);
  await turn();
  expect(begun).toEqual(["slow"]);
  vi.advanceTimersByTime(60);
  await turn();
  expect(begun).toEqual(["slow", "b"]);
  end("slow").resolve("late");
  expect(await slow).toBe("late");
  await turn();
  expect(begun).toEqual(["slow", "b"]);
});

test("what a page leaves for the next turn of the event loop is done before another begins", async () => {
  const begin = inTurns(1);
  const done: string[] = [];
  const draw = (name: string) =>
    begin(async () => {
      done.push(name);
      setImmediate(() => done.push(`rest of ${name}`));
    });
  await Promise.all(["a", "b"].map(draw));
  await turn();
  expect(done).toEqual(["a", "rest of a", "b", "rest of b"]);
});
