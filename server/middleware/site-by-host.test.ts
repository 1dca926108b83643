import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Site } from "#contract/site/site.ts";
import type { Change } from "../storage/storage.ts";
import { siteByHost } from "./site-by-host.ts";
import { createSiteDirectory } from "./site-directory.ts";

const siteOf = (id: string) => ({ id }) as Site;

/** An app over two sites, of which huyzen may be the default; the test sees each question to the storage. */
function appOver({ hasDefault = true } = {}) {
  const hostnames = new Map([
    ["huyzen.be", "huyzen"],
    ["zilt.be", "zilt"],
  ]);
  const asked: string[] = [];
  let tell: (change: Change) => void = () => undefined;
  const find = async (hostname: string) => {
    asked.push(hostname);
    const id = hostnames.get(hostname);
    return id ? siteOf(id) : null;
  };
  const sites = createSiteDirectory({
    now: () => new Date(0),
    storage: {
      findSite: async (id) => siteOf(id),
      findSiteByHostname: find,
      findDefaultSite: async () => (hasDefault ? siteOf("huyzen") : null),
      onChange: (listener) => {
        tell = listener;
        return () => (tell = () => undefined);
      },
    },
  });
  const app = new Hono<{ Variables: { site: Site } }>();
  app.use(siteByHost(sites)).get("*", (c) => c.text(c.get("site").id));
  const visit = async (host: string) => (await app.request(`http://${host}/`)).text();
  return { app, hostnames, asked, visit, tell: (change: Change) => tell(change) };
}

test.each([
  ["zilt.be", "zilt"],
  ["ZILT.be.:8080", "zilt"],
  ["huyzen.be", "huyzen"],
  ["zilt.be.evil.example", "huyzen"],
  ["[::1]:3000", "huyzen"],
])("a visitor of %s sees %s", async (host, site) => {
  expect(await appOver().visit(host)).toBe(site);
});

test("an unknown host without a default site is a plain 404", async () => {
  const response = await appOver({ hasDefault: false }).app.request("http://unknown.example/");
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(await response.text()).toBe("No site here.");
});

test("a site is looked up once, until an import changes one", async () => {
  const { visit, asked, hostnames, tell } = appOver();
  await visit("zilt.be");
  await visit("zilt.be");
  expect(asked).toEqual(["zilt.be"]);

  hostnames.set("zilt.be", "huyzen");
  tell({ siteId: "huyzen", scope: [1, 2] });
  expect(await visit("zilt.be")).toBe("zilt");
  tell({ siteId: "huyzen", scope: "site" });
  expect(await visit("zilt.be")).toBe("huyzen");
});

test("a flood of made-up hosts does not push the sites out", async () => {
  const { visit, asked } = appOver();
  await visit("zilt.be");
  for (let index = 0; index < 5_000; index++) {
    await visit(`host${index}.example`);
    if (index % 500 === 0) await visit("zilt.be");
  }
  asked.length = 0;
  await visit("zilt.be");
  expect(asked).toEqual([]);
});
