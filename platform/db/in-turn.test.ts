import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./in-turn.ts";

test("at most so many run at once, in the order in which they came, also after one that fails", async () => {
  const inTurn = createTurns({ most: 2, mostOfOne: 2 });
  let running = 0;
  let most = 0;
  const ended: number[] = [];
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((number) =>
      inTurn("a site", async () => {
        running += 1;
        most = Math.max(most, running);
        await sleep(1);
        running -= 1;
        ended.push(number);
        if (number === 1) throw new Error("no");
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(ended).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status).filter((status) => status === "rejected")).toHaveLength(1);
});

test("who has its share waits, and others go before it", async () => {
  const inTurn = createTurns({ most: 3, mostOfOne: 2 });
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (owner: string, name: string) =>
    inTurn(owner, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => void gates.set(name, resolve));
    });
  const all = ["a1", "a2", "a3", "b1", "b2"].map((name) => work(name[0]!, name));
  await sleep(1);
  expect(begun).toEqual(["a1", "a2", "b1"]);
  gates.get("b1")!();
  await sleep(1);
  expect(begun).toEqual(["a1", "a2", "b1", "b2"]);
  gates.get("a1")!();
  await sleep(1);
  expect(begun.at(-1)).toBe("a3");
  for (const open of gates.values()) open();
  await Promise.all(all);
});
