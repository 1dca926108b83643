import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { OpenStorage } from "../database/open-storage.ts";
import { openTestProxy } from "#platform/db/testing/test-proxy.ts";
import { openTestStorage } from "../database/testing/test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";
import { startSlowServer } from "./testing/start-slow-server.ts";

const PATIENCE = { timeout: 20_000, interval: 50 };

let storage: OpenStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  await importForTest(storage, { siteId: "huyzen" });
});
afterAll(() => storage.close());

const readyz = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => "refused",
  );

async function startReady(settings: Record<string, string> = {}) {
  const server = await startSlowServer({ DATABASE_URL: storage.databaseUrl, ...settings });
  await expect.poll(() => readyz(server.port), PATIENCE).toBe(200);
  return server;
}

/** What came back on a connection of its own until it was closed; the failure where it was reset. */
function ask(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: huyzen.localhost\r\n\r\n`);
    socket.on("data", (piece) => (text += piece));
    socket.on("error", (error) => resolve(String(error)));
    socket.on("close", () => resolve(text));
  });
}

test.each([0, 50])(
  "a stop %i ms after two hundred visitors came answers each of them whole",
  async (delay) => {
    const server = await startReady();
    const answers = Array.from({ length: 200 }, (_, index) =>
      ask(server.port, `/nl/te-koop?price-min=${index}`),
    );
    await sleep(delay);
    server.kill("SIGTERM");
    for (const answer of await Promise.all(answers)) {
      expect(answer.slice(0, 15)).toBe("HTTP/1.1 200 OK");
      expect(answer).toMatch(/^Connection: close\r$/im);
      expect(answer).toMatch(/x{200000}/);
    }
    expect(await server.ended).toBe(0);
    expect(server.said()).not.toMatch(/pool after calling end|"level":"(warn|error)"/);
  },
);

test("a balancer is told at once that the server leaves, while it still answers", async () => {
  const server = await startReady();
  const slow = ask(server.port, "/nl/traag");
  await sleep(50);
  server.kill("SIGTERM");
  await sleep(40);
  expect(await ask(server.port, "/readyz")).toMatch(/^HTTP\/1.1 503 [^]*^Connection: close\r$/m);
  expect(await slow).toMatch(/^HTTP\/1.1 200 /);
  expect(await server.ended).toBe(0);
});

test("a connection that was opened and never asked does not hold up a stop", async () => {
  const server = await startReady();
  const silent = connect(server.port, "127.0.0.1");
  silent.on("error", () => undefined);
  await sleep(100);
  const begun = performance.now();
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test("one stop that arrives several times lets everything finish; another one cuts it off and says so", async () => {
  const patient = await startReady();
  const answer = ask(patient.port, "/nl/een");
  await sleep(50);
  for (const signal of ["SIGTERM", "SIGTERM", "SIGINT"] as const) {
    patient.kill(signal);
    await sleep(20);
  }
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
  expect(await patient.ended).toBe(0);

  const hurried = await startReady({ SLOW_PAGE_MS: "60000" });
  void ask(hurried.port, "/nl/twee");
  await sleep(50);
  hurried.kill("SIGTERM");
  await sleep(1_200);
  hurried.kill("SIGTERM");
  expect(await hurried.ended).toBe(130);
  expect(hurried.said()).toContain("told to stop again: what still runs is cut off");
});

async function openCable() {
  const cable = await openTestProxy(storage.databaseUrl);
  onTestFinished(() => cable.close());
  return cable;
}

test("a database that comes seconds after the server is waited for, in words", async () => {
  const cable = await openCable();
  cable.cut();
  const server = await startSlowServer({ DATABASE_URL: cable.url });
  await expect.poll(server.said, PATIENCE).toContain("The database does not answer yet: waiting 60 s");
  await sleep(1_500);
  cable.mend();
  await expect.poll(() => readyz(server.port), PATIENCE).toBe(200);
});

test("a server that waits for its database can be stopped", async () => {
  const cable = await openCable();
  cable.cut();
  const server = await startSlowServer({ DATABASE_URL: cable.url });
  await expect.poll(server.said, PATIENCE).toContain("waiting 60 s");
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test.each([1, 20, 60])(
  "a database that goes away for a moment after its first %i answers ends no server",
  async (answers) => {
    const cable = await openCable();
    cable.cutAfterAnswers(answers);
    const server = await startSlowServer({ DATABASE_URL: cable.url });
    await expect.poll(cable.isCut, PATIENCE).toBe(true);
    await sleep(300);
    cable.mend();
    await expect.poll(() => readyz(server.port), PATIENCE).toBe(200);
    expect(await Promise.race([server.ended, sleep(500, "runs")])).toBe("runs");
    server.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  },
);

test.each([
  ["password", (url: URL) => (url.password = "wrong"), "the database lets nobody in that way"],
  ["database", (url: URL) => (url.pathname = "/nowhere"), "make that database first"],
])("a wrong %s ends the start at once, in one line", async (_part, spoil, advice) => {
  const url = new URL(storage.databaseUrl);
  spoil(url);
  const server = await startSlowServer({ DATABASE_URL: url.href });
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain(advice);
  expect(server.said().trim().split("\n")).toHaveLength(1);
});

/** Nobody answers there: a start that came as far would wait for it, and say so. */
const NO_DATABASE = { DATABASE_URL: "postgres://127.0.0.1:1/gevel" };

test.each(["PORT", "METRICS_PORT"])(
  "a %s that another program has is told before the database is waited for",
  async (name) => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const server = await startSlowServer({ ...NO_DATABASE, [name]: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.said().trim()).toBe(
      `Gevel cannot start: listen EADDRINUSE: address already in use 127.0.0.1:${port}: another program has that port: PORT, or METRICS_PORT, chooses another one`,
    );
  },
);

test.skipIf(process.platform !== "linux")(
  "a data folder that cannot be made ends the start at once, in one line",
  async () => {
    const server = await startSlowServer({ ...NO_DATABASE, DATA_DIR: "/proc/x" });
    expect(await server.ended).toBe(1);
    expect(server.said().trim()).toBe(
      'Gevel cannot start: DATA_DIR="/proc/x" cannot be made: /proc takes no folder of that name',
    );
  },
);

test("a server that starts with a newer form rebuilds what an older one derived, and answers meanwhile", async () => {
  await importForTest(storage, { siteId: "oud", nodes: [{ general: { id: 1, headType: { id: 1 } } }] });
  await storage.pool.query("update estate_content set card = '{}' where site_id = 'oud'");
  await storage.pool.query("update site set derived_form = 0 where site_id = 'oud'");
  const server = await startReady();
  await expect
    .poll(server.said, PATIENCE)
    .toMatch(/"siteId":"oud".*a site of an older version was reindexed/);
  const { rows } = await storage.pool.query("select card from estate_content where site_id = 'oud'");
  expect(rows).toMatchObject([{ card: { general: { id: 1 } } }]);
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});
