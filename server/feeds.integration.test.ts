import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest, testSite, type TestNode } from "#bundle/testing/test-import.ts";
import { listLog } from "#features/site/access/site-log.ts";
import type { FeedFormat } from "#features/site/access/feed-addresses.ts";
import { openTestStorage } from "./database/testing/test-database.ts";
import type { OpenStorage } from "./database/open-storage.ts";
import { createFeeds } from "./feeds.ts";

const NOW = new Date("2026-11-02T08:30:00Z");

let storage: OpenStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  await importListings(
    "huyzen",
    home(1),
    home(2, { transaction: { id: 5 } }),
    home(3, { transaction: { id: 6 } }),
  );
  await importListings("zilt", home(9));
});
afterAll(() => storage.close());

const home = (id: number, more: Partial<TestNode["general"]> = {}): TestNode => ({
  general: {
    id,
    headType: { id: 1 },
    transaction: { id: 1 },
    price: { value: 300_000 },
    title: { nl: `Huis ${id}` },
    address: { street: { nl: "Veldstraat" }, city: { id: 1, zip: "9000", name: "Gent" }, visible: id !== 1 },
    ...more,
  },
});

const siteOf = (id: string) => testSite(id, { settings: { hiddenStatus: [6] } });
const importListings = (siteId: string, ...nodes: TestNode[]) =>
  importForTest(storage, { siteId, nodes, content: { site: siteOf(siteId) } });

function asking(siteId = "huyzen") {
  const app = createFeeds({ storage, imageCdn: null, now: () => NOW });
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.fetch(new Request(`https://www.${siteId}.be${path}`, { headers, method }), {
      requestEnv: { site: siteOf(siteId), origin: `https://www.${siteId}.be` },
    }) as Promise<Response>;
}

const pathOf = async (format: FeedFormat, siteId = "huyzen") =>
  (await storage.feeds.create(siteId, { format, name: "Immo & co", now: NOW }))!.path;

const NUMBERS: Readonly<Record<FeedFormat, RegExp>> = {
  openimmo: /<openimmo_obid>huyzen-(\d+)</g,
  kyero: /<id>(\d+)</g,
  "schema-org": /"identifier":"(\d+)"/g,
};

test.each([
  ["openimmo", "application/xml; charset=utf-8", ["1", "2"]],
  ["kyero", "application/xml; charset=utf-8", ["1"]],
  ["schema-org", "application/ld+json; charset=utf-8", ["1", "2"]],
] as const)(
  "a portal fetches the site's listings as %s, but those that the site hides",
  async (format, type, ids) => {
    const answer = await asking()(await pathOf(format));
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, type]);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(answer.headers.get("Set-Cookie")).toBe(null);
    const text = await answer.text();
    expect([...text.matchAll(NUMBERS[format])].map(([, id]) => id)).toEqual(ids);
    expect(text.match(/Veldstraat/g)?.length ?? 0).toBe(format === "kyero" ? 0 : 1);
  },
);

test("a feed that is known is answered 304, until a listing changes or goes", async () => {
  const ask = asking();
  const path = await pathOf("openimmo");
  const first = await ask(path);
  const etag = first.headers.get("ETag")!;
  const changed = first.headers.get("Last-Modified")!;
  await first.body!.cancel();
  const known = await ask(path, { "If-None-Match": `"other", ${etag}` });
  expect([known.status, await known.text(), known.headers.get("ETag")]).toEqual([304, "", etag]);
  expect((await ask(path, { "If-Modified-Since": changed })).status).toBe(304);
  expect((await ask(path, { "If-None-Match": '"other"', "If-Modified-Since": changed })).status).toBe(200);
  await importListings("huyzen", home(1, { price: { value: 295_000 } }), home(2), home(3));
  const cheaper = await ask(path, { "If-None-Match": etag });
  expect([cheaper.status, await cheaper.text()]).toEqual([200, expect.stringContaining(">295000<")]);
  await importListings("huyzen", home(1, { price: { value: 295_000 } }));
  expect((await ask(path, { "If-None-Match": cheaper.headers.get("ETag")! })).status).toBe(200);
});

test("HEAD answers the same headers without the listings", async () => {
  const answer = await asking()(await pathOf("kyero"), {}, "HEAD");
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(answer.headers.get("ETag")).toMatch(/^W\/"/);
});

test("a wrong secret, another site's, a removed one and no feed at all are the same 404", async () => {
  const path = await pathOf("kyero");
  const removed = await pathOf("kyero");
  expect(await storage.feeds.remove("huyzen", removed.slice(7, 23), NOW)).toBe(true);
  const wrong = [
    `${path.slice(0, 30)}${path[30] === "A" ? "B" : "A"}${path.slice(31)}`,
    path.replace("kyero.xml", "openimmo.xml"),
    path.replace("kyero.xml", "kyero.xml/"),
    path.replace("kyero.xml", "constructor"),
    removed,
    await pathOf("kyero", "zilt"),
    "/feeds/kyero.xml",
    "/feeds/",
  ];
  const answers = await Promise.all([...wrong.map((each) => asking()(each)), asking()(path, {}, "POST")]);
  for (const answer of answers) {
    expect([answer.status, await answer.text()]).toEqual([404, "Not found."]);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  }
  expect((await asking()(path)).status).toBe(200);
});

test("a feed can be asked for sixty times an hour", async () => {
  const ask = asking();
  const path = await pathOf("kyero");
  for (let call = 0; call < 60; call += 1) expect((await ask(path, {}, "HEAD")).status).toBe(200);
  const late = await ask(path);
  expect([late.status, late.headers.get("Retry-After")]).toEqual([429, "3600"]);
  expect((await ask(await pathOf("kyero"), {}, "HEAD")).status).toBe(200);
});

test("the database has no secret, and the site's log tells who was given one", async () => {
  const path = await pathOf("openimmo");
  const [id, secret] = [path.slice(7, 23), path.slice(24, 67)];
  await storage.feeds.remove("huyzen", id, NOW);
  const log = (await listLog(storage.pool, "huyzen", 2)).map(({ actor, action, subject, outcome }) =>
    [actor, action, subject, outcome].join(" "),
  );
  expect(log).toEqual([`gevel feed feed ${id} openimmo Immo & co added`, `gevel feed feed ${id} removed`]);
  const { rows } = await storage.pool.query(
    "select (f.*)::text as row from feed f union all select (l.*)::text from site_log l",
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
});
