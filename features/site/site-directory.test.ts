import { expect, test } from "vitest";
import type { Site } from "./schema/site.ts";
import type { Change } from "./queries/notify-change.ts";
import { createSiteDirectory } from "./site-directory.ts";

const SUSPENSION = { since: new Date(0), reason: null, message: {} };
const siteOf = (id: string) => ({ id }) as Site;

/** A directory over two agencies, of which huyzen may be the default; the test sees each question to the storage. */
function directoryOver({ hasDefault = true } = {}) {
  const hostnames = new Map([
    ["huyzen.be", "huyzen"],
    ["zilt.be", "zilt"],
  ]);
  const database = { isAway: false };
  const answer = async <Found>(found: Found) => {
    if (database.isAway) throw new Error("away");
    return found;
  };
  const asked: string[] = [];
  const suspended = new Set<string>();
  const listeners = new Set<(change: Change) => void>();
  const storage = {
    findSite: async (id: string) => {
      asked.push(id);
      return answer(["huyzen", "zilt"].includes(id) ? siteOf(id) : null);
    },
    findSiteByHostname: async (hostname: string) => {
      asked.push(hostname);
      const id = hostnames.get(hostname);
      return answer(id ? siteOf(id) : null);
    },
    findSuspensions: async () => answer(new Map([...suspended].map((id) => [id, SUSPENSION]))),
    findDefaultSite: async () => answer(hasDefault ? siteOf("huyzen") : null),
    onChange: (listener: (change: Change) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const sites = createSiteDirectory(storage, () => database.isAway);
  const tell = (change: Change) => listeners.forEach((listen) => listen(change));
  return { sites, hostnames, asked, suspended, database, tell };
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

test("a site that is suspended is known as such right after the change, also while the database is away", async () => {
  const { sites, suspended, database, tell } = directoryOver();
  expect(await sites.suspensionOf("zilt")).toBeNull();
  suspended.add("zilt");
  tell({ siteId: "zilt", scope: "site", withdraws: true });
  expect(await sites.suspensionOf("zilt")).toEqual(SUSPENSION);
  database.isAway = true;
  expect(await sites.suspensionOf("zilt")).toEqual(SUSPENSION);
  expect(await sites.suspensionOf("huyzen")).toBeNull();
});

test("whether a site is suspended is known at once after it was found, and asked again after a change", async () => {
  const { sites, suspended, tell } = directoryOver();
  expect(sites.peekSuspension("zilt")).toBeUndefined();
  await sites.suspensionOf("zilt");
  expect(sites.peekSuspension("zilt")).toBeNull();
  suspended.add("zilt");
  tell({ siteId: "zilt", scope: "site", withdraws: true });
  expect(sites.peekSuspension("zilt")).toBeUndefined();
  await sites.suspensionOf("huyzen");
  expect(sites.peekSuspension("zilt")).toEqual(SUSPENSION);
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

test("what a visitor's host leads to is known at once after it was found, however the host is written", async () => {
  const { sites } = directoryOver();
  for (const host of ["zilt.be", "unknown.example", "[::1]"]) {
    expect(sites.peekForVisitor(host)).toBeUndefined();
    await sites.forVisitor(host);
  }
  for (const host of ["zilt.be", "ZILT.be.:8080"]) expect(sites.peekForVisitor(host)?.id).toBe("zilt");
  for (const host of ["unknown.example", "[::1]:3000", ""]) {
    expect(sites.peekForVisitor(host)?.id).toBe("huyzen");
  }
});

test("after an import the sites of before it are known while the database is away", async () => {
  const { sites, database, tell } = directoryOver();
  for (const host of ["zilt.be", "huyzen.be", "unknown.example"]) await sites.forVisitor(host);
  await sites.byId("zilt");
  tell({ siteId: "third", scope: "site" });
  expect(sites.peekForVisitor("zilt.be")).toBeUndefined();

  database.isAway = true;
  expect(sites.peekForVisitor("zilt.be")?.id).toBe("zilt");
  expect(sites.peekForVisitor("huyzen.be")?.id).toBe("huyzen");
  expect(sites.peekForVisitor("unknown.example")?.id).toBe("huyzen");
  expect((await sites.forVisitor("zilt.be"))?.id).toBe("zilt");
  expect((await sites.byId("zilt"))?.id).toBe("zilt");
  await expect(sites.forVisitor("never-visited.example")).rejects.toThrow("away");
});

test("a host that was taken from its site stays taken while the database is away", async () => {
  const { sites, hostnames, database, tell } = directoryOver({ hasDefault: false });
  await sites.forVisitor("zilt.be");
  hostnames.delete("zilt.be");
  tell({ siteId: "zilt", scope: "site" });
  expect(await sites.forVisitor("zilt.be")).toBeNull();
  database.isAway = true;
  for (const host of ["zilt.be", "ZILT.BE:443"]) {
    expect(sites.peekForVisitor(host)).toBeNull();
    expect(await sites.forVisitor(host)).toBeNull();
  }
});

test.each([
  ["hosts", (index: number) => `host${index}.example`],
  ["ports", (index: number) => `zilt.be:${index}`],
  ["parts of a site's host", (index: number) => `n${index}.zilt.be`],
])("a flood of made-up %s does not push a site out that nobody visits meanwhile", async (_case, hostOf) => {
  const { sites, asked, database } = directoryOver();
  await sites.forVisitor("zilt.be");
  await sites.byId("zilt");
  for (let index = 0; index < 6_000; index++) {
    await sites.forVisitor(hostOf(index));
    await sites.byId(`site${index}`);
  }
  asked.length = 0;
  database.isAway = true;
  expect(sites.peekForVisitor("zilt.be")?.id).toBe("zilt");
  expect((await sites.byId("zilt"))?.id).toBe("zilt");
  expect(asked).toEqual([]);
});
