import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./in-turn.ts";

test("at most so many run at once, in the order in which they came, also after one that fails", async () => {
  const inTurn = createTurns(2);
  let running = 0;
  let most = 0;
  const ended: number[] = [];
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
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
