import { expect, test } from "vitest";
import { onePerTurn } from "./render-document.ts";

test("between two renderings, what waits has its turn", async () => {
  const order: string[] = [];
  const all = Promise.all(
    ["first page", "second page", "third page"].map((page) => onePerTurn(() => order.push(page))),
  );
  const waiting = setInterval(() => order.push("other request"), 0);
  await all;
  clearInterval(waiting);
  expect(order.filter((entry) => entry !== "other request")).toEqual([
    "first page",
    "second page",
    "third page",
  ]);
});

test("a rendering that fails tells so, and the next one goes on", async () => {
  const failed = onePerTurn(() => {
    throw new Error("broken");
  });
  await expect(failed).rejects.toThrow("broken");
  expect(await onePerTurn(() => "whole")).toBe("whole");
});
