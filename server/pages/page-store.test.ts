import { expect, test } from "vitest";
import type { CachedPage } from "#platform/http/page-cache/cached-page.ts";
import { createPageStore, type PageStore } from "./page-store.ts";

const KB = 2 ** 10;
/** Room for about a hundred pages. */
const ROOM = 100 * 12 * KB;

function pageOf(
  siteId: string,
  address: string,
  more: { status?: number; tags?: string[]; bytes?: number } = {},
): CachedPage {
  const { status = 200, tags = ["site"], bytes = 5 * KB } = more;
  const key = `${siteId} ${address}`;
  const bodies = { br: Buffer.alloc(bytes) };
  const state = { storedAt: 0, outdated: false, changed: false, hits: 0, renewAfter: 0, heads: [] };
  return { key, siteId, tags, status, etag: "", headers: [], bodies, ...state };
}

/** As a visitor asks: a page that is there counts a hit, another one is rendered and cached. */
function ask(
  store: PageStore,
  siteId: string,
  address: string,
  more?: Parameters<typeof pageOf>[2],
): boolean {
  const page = store.find(`${siteId} ${address}`);
  if (page) page.hits += 1;
  else store.add(pageOf(siteId, address, more));
  return page !== undefined;
}

const flood = (store: PageStore, siteId: string, count: number, path = "/nl/te-koop?price-min=") => {
  for (let i = 0; i < count; i += 1) ask(store, siteId, `${path}${i}`);
};

test("a flood of one site's filter addresses leaves every page of the other sites", () => {
  const store = createPageStore(ROOM);
  const others = ["zilt", "kade", "duin"].flatMap((site) =>
    Array.from({ length: 20 }, (_, i) => [site, `/nl/${i}`] as const),
  );
  for (const [site, address] of others) ask(store, site, address);
  flood(store, "huyzen", 10_000);
  expect(others.filter(([site, address]) => !store.find(`${site} ${address}`))).toEqual([]);
});

test("of two floods none takes more than its half", () => {
  const store = createPageStore(ROOM);
  flood(store, "huyzen", 1_000);
  flood(store, "zilt", 1_000);
  const held = (site: string) =>
    Array.from({ length: 1_000 }, (_, i) => store.find(`${site} /nl/te-koop?price-min=${i}`)).filter(Boolean)
      .length;
  expect(Math.abs(held("huyzen") - held("zilt"))).toBeLessThan(5);
});

test("plain lists stay through a hundred thousand filter addresses of their own site, asked for once or twice", () => {
  const store = createPageStore(ROOM);
  const plain = ["/nl", "/nl/te-koop", "/fr/a-vendre", "/nl/aanbod/1/te-koop/gent/huis"];
  for (const address of plain) ask(store, "huyzen", address);
  flood(store, "huyzen", 100_000);
  for (let i = 0; i < 5_000; i += 1)
    for (const _ of [1, 2]) ask(store, "huyzen", `/nl/te-koop?price-max=${i}`);
  expect(plain.filter((address) => !store.find(`huyzen ${address}`))).toEqual([]);
});

test.each([301, 404, 410])("made-up addresses that answer %i do not push out a plain page", (status) => {
  const store = createPageStore(ROOM);
  ask(store, "huyzen", "/nl");
  for (let i = 0; i < 5_000; i += 1) ask(store, "huyzen", `/nl/nothing-${i}`, { status });
  expect(store.find("huyzen /nl")).toBeDefined();
});

test("a filter that visitors ask for again and again outlives those that are asked for once", () => {
  const store = createPageStore(ROOM);
  let rendered = 0;
  for (let i = 0; i < 20_000; i += 1) {
    ask(store, "huyzen", `/nl/te-koop?price-min=${i}`);
    if (i % 5 === 0 && !ask(store, "huyzen", "/nl/te-koop?city=1")) rendered += 1;
  }
  expect(rendered).toBe(1);
});

test("on a site with more estates than fit, those that are asked for stay", () => {
  const store = createPageStore(ROOM);
  const asked = Array.from({ length: 10 }, (_, i) => `/nl/aanbod/${i}`);
  let rendered = 0;
  for (let i = 0; i < 5_000; i += 1) {
    ask(store, "huyzen", `/nl/aanbod/${1_000 + i}`);
    if (!ask(store, "huyzen", asked[i % asked.length]!)) rendered += 1;
  }
  expect(rendered).toBe(asked.length);
});

test("a page that was popular last week leaves at last", () => {
  const store = createPageStore(ROOM);
  for (let i = 0; i < 10_000; i += 1) ask(store, "huyzen", "/nl/old");
  flood(store, "huyzen", 2_000, "/nl/aanbod/");
  expect(store.find("huyzen /nl/old")).toBeUndefined();
});

test("memory stays within its bounds, whatever comes", () => {
  const store = createPageStore(ROOM);
  let most = 0;
  for (let i = 0; i < 3_000; i += 1) {
    const bytes = (i % 7) * 3 * KB + 100;
    store.add(
      pageOf(`site${i % 40}`, i % 3 ? `/nl/${i}` : `/nl?page=${i}`, { bytes, status: i % 5 ? 200 : 404 }),
    );
    most = Math.max(most, store.bytes());
  }
  expect(most).toBeGreaterThan(ROOM * 0.9);
  expect(most).toBeLessThanOrEqual(ROOM);
  store.drop({ siteId: "site0", scope: "site", withdraws: true });
  for (let i = 0; i < 40; i += 1) store.drop({ siteId: `site${i}`, scope: "site", withdraws: true });
  expect(store.bytes()).toBe(0);
});

test("a page that would take the room of many is not cached, nor the one before it", () => {
  const store = createPageStore(ROOM);
  store.add(pageOf("huyzen", "/nl"));
  store.add(pageOf("huyzen", "/nl", { bytes: ROOM / 4 }));
  expect(store.find("huyzen /nl")).toBeUndefined();
  expect(store.bytes()).toBe(0);
});

test("a page that is rendered again takes the place of the one before it", () => {
  const store = createPageStore(ROOM);
  store.add(pageOf("huyzen", "/nl"));
  const before = store.bytes();
  const renewed = pageOf("huyzen", "/nl", { tags: ["site", "estates"] });
  store.add(renewed);
  expect(store.bytes()).toBe(before);
  expect(store.find("huyzen /nl")).toBe(renewed);
  store.drop({ siteId: "huyzen", scope: [1] });
  expect(renewed.changed).toBe(true);
});
