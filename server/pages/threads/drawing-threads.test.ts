import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import type { Change } from "../../storage/storage.ts";
import { type DrawingThreads, openDrawingThreads } from "./drawing-threads.ts";
import { ARRIVAL } from "./testing/arrival.ts";

const { site: SITE } = ARRIVAL;

/** Draws what it was told before, who it is, and whether it may keep; the keys say what else it does. */
const THREAD = `
  const { parentPort, threadId } = require("node:worker_threads");
  const told = [];
  const waiting = [];
  parentPort.on("message", (order) => {
    if (order.kind === "close") process.exit();
    if (order.kind === "change") return told.push(order.change.scope);
    const { id, ask, isDatabaseAway, isListening } = order;
    const { key = "answer" } = ask;
    if (key === "answer") return parentPort.postMessage({ kind: "done", id, result: { status: 200, headers: [["Drawer", String(threadId)]], body: null } });
    if (key === "dies") process.exit(1);
    if (key === "hangs") for (;;);
    if (key === "fails") return parentPort.postMessage({ kind: "failed", id, error: new Error("No such page") });
    const body = new TextEncoder().encode(JSON.stringify({ threadId, told, isDatabaseAway, isListening }));
    waiting.push({ kind: "done", id, result: { kind: "unkept", status: 200, headers: [], body } });
    if (key !== "waits") for (const answer of waiting.splice(0)) parentPort.postMessage(answer);
  });
`;

const open: DrawingThreads[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const threads of open.splice(0)) await threads.close();
});

function setUp(count = 1) {
  const listeners = new Set<(change: Change) => void>();
  const state = { isAway: false, isListening: true };
  const log = { error: vi.fn() };
  const threads = openDrawingThreads({
    count,
    begin: () => new Worker(THREAD, { eval: true }),
    storage: {
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      isListening: () => state.isListening,
    },
    isDatabaseAway: () => state.isAway,
    log,
  });
  open.push(threads);
  const draw = async (key: string) => {
    const drawing = await threads.draw(key, SITE);
    if (drawing.kind !== "unkept") throw new Error(drawing.kind);
    return JSON.parse(new TextDecoder().decode(drawing.body)) as Record<string, unknown>;
  };
  const change = (scope: Change["scope"]) =>
    listeners.forEach((listener) => listener({ siteId: "huyzen", scope }));
  return { threads, draw, change, state, log };
}

test("a page that is asked for after a change is drawn by a thread that knows of it", async () => {
  const { draw, change } = setUp();
  change([12]);
  change("site");
  expect(await draw("huyzen /nl")).toMatchObject({ told: [[12], "site"] });
});

test("a thread hears whether the database answers and whether changes are heard", async () => {
  const { draw, state } = setUp();
  expect(await draw("huyzen /nl")).toMatchObject({ isDatabaseAway: false, isListening: true });
  Object.assign(state, { isAway: true, isListening: false });
  expect(await draw("huyzen /nl")).toMatchObject({ isDatabaseAway: true, isListening: false });
});

test("a page goes to the thread with the fewest to draw", async () => {
  const { draw } = setUp(2);
  const busy = draw("waits");
  const [second, third] = [await draw("huyzen /nl"), await draw("huyzen /fr")];
  expect(second["threadId"]).toBe(third["threadId"]);
  void draw("waits");
  await Promise.all([draw("huyzen /nl"), draw("huyzen /fr")]);
  expect((await busy)["threadId"]).not.toBe(second["threadId"]);
});

test("a form goes to the thread that drew its page, whatever else that has to do", async () => {
  const { threads, draw } = setUp(2);
  const busy = draw("waits");
  const { threadId } = await draw("huyzen /nl/contact");
  for (const _ of [1, 2]) void draw("waits");
  const request = new Request("http://localhost/nl/contact?sent=1", { method: "POST", body: "a=1" });
  const answer = await threads.answer(request, ARRIVAL);
  expect(answer.headers.get("Drawer")).toBe(String(threadId));
  await Promise.all([draw("huyzen /nl"), draw("huyzen /fr")]);
  await busy;
});

test("a page that fails fails for whoever asked, and the thread goes on", async () => {
  const { draw } = setUp();
  await expect(draw("fails")).rejects.toThrow("No such page");
  expect(await draw("huyzen /nl")).toMatchObject({ told: [] });
});

test("a thread that ends takes the pages along that it was drawing, and another takes its place", async () => {
  const { draw } = setUp();
  const first = await draw("huyzen /nl");
  const waits = draw("waits").catch((error: Error) => error.message);
  await expect(draw("dies")).rejects.toThrow("ended");
  expect(await waits).toMatch("ended");
  const second = await vi.waitFor(() => draw("huyzen /nl"), { timeout: 10_000 });
  expect(second["threadId"]).not.toBe(first["threadId"]);
});

test("a thread that says nothing any more is ended, and another takes its place", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const { draw, log } = setUp();
  await draw("huyzen /nl");
  const hangs = draw("hangs").catch((error: Error) => error.message);
  vi.advanceTimersByTime(60_000);
  expect(await hangs).toMatch("ended");
  expect(log.error).toHaveBeenCalledWith({}, "a thread that draws pages hangs: it is begun anew");
  expect(await draw("huyzen /fr")).toMatchObject({ told: [] });
});
