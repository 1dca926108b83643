import { expect, test } from "vitest";
import type { Site } from "#contract/site/site.ts";
import type { Change } from "../storage/storage.ts";
import { createSiteDirectory } from "./site-directory.ts";

const siteOf = (id: string) => ({ id }) as Site;

/** A directory over two agencies, of which huyzen may be the default; the test sees each question to the storage. */
function directoryOver({ hasDefault = true } = {}) {
  const hostnames = new Map([
    ["huyzen.be", "huyzen"],
    ["zilt.be", "zilt"],
  ]);
  const asked: string[] = [];
  const listeners = new Set<(change: Change) => void>();
  const sites = createSiteDirectory({
    findSite: async (id) => {
      asked.push(id);
      return ["huyzen", "zilt"].includes(id) ? siteOf(id) : null;
    },
    findSiteByHostname: async (hostname) => {
      asked.push(hostname);
      const id = hostnames.get(hostname);
      return id ? siteOf(id) : null;
    },
    findDefaultSite: async () => (hasDefault ? siteOf("huyzen") : null),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return { sites, hostnames, asked, tell: (change: Change) => listeners.forEach((listen) => listen(change)) };
}

test.each([
  ["zilt.be", "zilt"],
  ["ZILT.be.:8080", "zilt"],
  ["huyzen.be", "huyzen"],
  ["zilt.be.evil.example", "huyzen"],
  ["zilt.be@evil.example", "huyzen"],
  ["[::1]:3000", "huyzen"],
  ["", "huyzen"],
])("a visitor of %j sees %s", async (host, site) => {
  expect((await directoryOver().sites.forVisitor(host))?.id).toBe(site);
});

test("an unknown host without a default site has none", async () => {
  expect(await directoryOver({ hasDefault: false }).sites.forVisitor("unknown.example")).toBeNull();
});

test("the site of a host name is its own, never the default one", async () => {
  const { sites } = directoryOver();
  expect((await sites.byHostname("zilt.be"))?.id).toBe("zilt");
  expect(await sites.byHostname("unknown.example")).toBeNull();
});

test("what cannot be a site's id is not even looked up", async () => {
  const { sites, asked } = directoryOver();
  for (const id of ["", "Huyzen", "huyzen\0", "../huyzen", "a".repeat(64)]) {
    expect(await sites.byId(id)).toBeNull();
  }
  expect(asked).toEqual([]);
});

test("a site is looked up once, until an import changes one", async () => {
  const { sites, asked, hostnames, tell } = directoryOver();
  await sites.forVisitor("zilt.be");
  await sites.forVisitor("zilt.be");
  expect(asked).toEqual(["zilt.be"]);

  hostnames.set("zilt.be", "huyzen");
  tell({ siteId: "huyzen", scope: [1, 2] });
  expect((await sites.forVisitor("zilt.be"))?.id).toBe("zilt");
  tell({ siteId: "huyzen", scope: "site" });
  expect((await sites.forVisitor("zilt.be"))?.id).toBe("huyzen");
});

test("a flood of made-up hosts does not push the sites out", async () => {
  const { sites, asked } = directoryOver();
  for (let index = 0; index < 5_000; index++) {
    await sites.forVisitor(`host${index}.example`);
    if (index % 500 === 0) await sites.forVisitor("zilt.be");
  }
  asked.length = 0;
  await sites.forVisitor("zilt.be");
  expect(asked).toEqual([]);
});
