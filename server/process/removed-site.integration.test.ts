import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { withConnection } from "#platform/db/connection.ts";
import { readConfig } from "#platform/config/config.ts";
import { readStaticFiles } from "#platform/http/static-files.ts";
import { createLog } from "#platform/log/log.ts";
import { removeSite } from "#bundle/remove-site.ts";
import { importForTest, testSite } from "#bundle/testing/test-import.ts";
import type { OpenStorage } from "../database/open-storage.ts";
import { openTestStorage } from "../database/testing/test-database.ts";
import { runServer, type RunningServer } from "./run-server.ts";

const now = () => new Date();

let storage: OpenStorage;
let server: RunningServer;

beforeAll(async () => {
  storage = await openTestStorage();
  const site = testSite("huyzen", { hostnames: ["localhost"] });
  await importForTest(storage, { siteId: "huyzen", content: { site } });
  const read = readConfig({ PORT: "0" });
  if (read.kind === "invalid") throw new Error(read.message);
  server = await runServer({
    config: read.config,
    storage,
    log: createLog({ level: "silent", now }),
    now,
    files: readStaticFiles("/nowhere"),
    createApp: () => ({
      fetch: async () => new Response("<p>home</p>", { headers: { "Content-Type": "text/html" } }),
      takesLargeBody: () => false,
      close: () => undefined,
    }),
  });
});

afterAll(async () => {
  await server.close();
  await storage.close();
});

const ask = () => fetch(`http://localhost:${server.port}/nl`);

test("the host of a removed site answers the plain 404 within two seconds, also for pages that were cached", async () => {
  expect((await ask()).status).toBe(200);
  expect(await (await ask()).text()).toContain("home");
  await withConnection(storage.databaseUrl, (client) => removeSite(client, "huyzen"));
  await vi.waitFor(async () => expect((await ask()).status).toBe(404), { timeout: 2_000 });
  expect(await (await ask()).text()).not.toContain("home");
});
