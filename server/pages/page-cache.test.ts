import { expect, test, vi } from "vitest";
import type { Site } from "#features/site/schema/site.ts";
import type { Rendered, RenderPage } from "./page-renderer.ts";
import { compressPage } from "#platform/http/page-cache/cached-page.ts";
import { createPageCache } from "./page-cache.ts";

const SITE = { id: "huyzen" } as Site;
const OTHER = { id: "zilt" } as Site;
const MINUTE = 60_000;

function setUp({ tags = ["site"], status = 200 }: { tags?: string[]; status?: number } = {}) {
  const clock = { at: Date.parse("2026-03-01T10:00:00Z") };
  const database = { isAway: false };
  const now = () => new Date(clock.at);
  let version = 0;
  const state = { fails: false, wait: Promise.resolve() };
  const render = vi.fn<RenderPage>(async (key, site): Promise<Rendered> => {
    const body = `version ${(version += 1)}`;
    await state.wait;
    if (state.fails)
      return { kind: "uncacheable", status: 500, headers: new Headers(), body: Buffer.from("sorry") };
    const rendered = { key, siteId: site.id, tags, status, headers: new Headers(), body };
    return { kind: "cacheable", page: await compressPage(rendered, now()) };
  });
  const log = { warn: vi.fn() };
  const pages = createPageCache({
    render,
    log,
    now,
    maxBytes: 200_000,
    isDatabaseAway: () => database.isAway,
  });
  return { pages, render, clock, database, state };
}

test("a page is rendered once for everyone", async () => {
  const { pages, render } = setUp();
  const first = await pages.make("huyzen /nl", SITE);
  expect(first).toMatchObject({ kind: "page", state: "miss" });
  expect(pages.find("huyzen /nl", SITE)).toMatchObject({ state: "hit" });
  expect(render).toHaveBeenCalledTimes(1);
});

test("a hundred visitors at once render a page once", async () => {
  const { pages, render } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => pages.make("huyzen /nl", SITE)));
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  { shows: ["site", "estates"], change: [12], stays: false },
  { shows: ["site", "estate:12"], change: [12], stays: false },
  { shows: ["site", "estate:13"], change: [12], stays: true },
  { shows: ["site"], change: [12], stays: true },
  { shows: ["site"], change: "site" as const, stays: false },
])("after a change of $change, a page that shows $shows stays: $stays", async ({ shows, change, stays }) => {
  const { pages } = setUp({ tags: shows });
  await pages.make("huyzen /nl", SITE);
  pages.drop({ siteId: "huyzen", scope: change });
  expect(pages.find("huyzen /nl", SITE) !== undefined).toBe(stays);
});

test("a change of one site leaves the other site's pages alone", async () => {
  const { pages } = setUp();
  await pages.make("zilt /nl", OTHER);
  pages.drop({ siteId: "huyzen", scope: "site" });
  expect(pages.find("zilt /nl", OTHER)).toBeDefined();
});

test("a page that was being rendered while it changed is not cached, and who asks later gets a newer one", async () => {
  const { pages, render, state } = setUp({ tags: ["site", "estates"] });
  const { promise, resolve: open } = Promise.withResolvers<void>();
  state.wait = promise;
  const early = pages.make("huyzen /nl", SITE);
  pages.drop({ siteId: "huyzen", scope: [12] });
  const late = pages.make("huyzen /nl", SITE);
  open();
  const [first, second] = await Promise.all([early, late]);
  expect(render).toHaveBeenCalledTimes(2);
  expect(first).not.toEqual(second);
  expect(pages.find("huyzen /nl", SITE)?.page).toBe("page" in second ? second.page : null);
});

test("a change of something else meanwhile does not matter", async () => {
  const { pages, state } = setUp({ tags: ["site", "estate:1"] });
  const { promise, resolve: open } = Promise.withResolvers<void>();
  state.wait = promise;
  const rendered = pages.make("huyzen /nl/1", SITE);
  pages.drop({ siteId: "huyzen", scope: [2] });
  open();
  await rendered;
  expect(pages.find("huyzen /nl/1", SITE)).toBeDefined();
});

test("an aged page goes out at once while one rendering renews it behind", async () => {
  const { pages, render, clock } = setUp();
  await pages.make("huyzen /nl", SITE);
  clock.at += 6 * MINUTE;
  expect(pages.find("huyzen /nl", SITE)).toMatchObject({ state: "renewing" });
  expect(pages.find("huyzen /nl", SITE)).toMatchObject({ state: "renewing" });
  await vi.waitFor(() => expect(pages.find("huyzen /nl", SITE)).toMatchObject({ state: "hit" }));
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page of yesterday is rendered again before anyone sees it", async () => {
  const { pages, clock } = setUp();
  await pages.make("huyzen /nl", SITE);
  clock.at += 24 * 60 * MINUTE;
  expect(pages.find("huyzen /nl", SITE)).toBeUndefined();
  expect(await pages.make("huyzen /nl", SITE)).toMatchObject({ kind: "page", state: "miss" });
});

test("while the database is away, what was served keeps being served, marked stale, however old", async () => {
  const { pages, clock, database, render } = setUp();
  await pages.make("huyzen /nl", SITE);
  database.isAway = true;
  clock.at += 24 * 60 * MINUTE;
  expect(pages.find("huyzen /nl", SITE)).toMatchObject({ state: "stale" });
  expect(render).toHaveBeenCalledTimes(1);
});

test("when a page cannot be rendered again, the old one serves, marked stale", async () => {
  const { pages, state } = setUp();
  await pages.make("huyzen /nl", SITE);
  pages.outdateAll();
  expect(pages.find("huyzen /nl", SITE)).toBeUndefined();
  state.fails = true;
  expect(await pages.make("huyzen /nl", SITE)).toMatchObject({ kind: "page", state: "stale" });
});

test("a page that an import dropped never comes back, not even when nothing newer can be rendered", async () => {
  const { pages, state } = setUp();
  await pages.make("huyzen /nl", SITE);
  pages.drop({ siteId: "huyzen", scope: "site" });
  state.fails = true;
  expect(await pages.make("huyzen /nl", SITE)).toMatchObject({ kind: "uncacheable", status: 500 });
});

test.each([
  { what: "a listing changed", change: { scope: [12] }, serves: true },
  { what: "the site's own content changed", change: { scope: "site" as const }, serves: true },
  { what: "a listing was taken off", change: { scope: [12], withdraws: true as const }, serves: false },
])(
  "after $what, the page from before serves while the database is away: $serves",
  async ({ change, serves }) => {
    const { pages, database, render, state } = setUp({ tags: ["site", "estates"] });
    await pages.make("huyzen /nl", SITE);
    pages.drop({ siteId: "huyzen", ...change });
    expect(pages.find("huyzen /nl", SITE)).toBeUndefined();
    database.isAway = true;
    expect(pages.find("huyzen /nl", SITE)?.state).toBe(serves ? "stale" : undefined);
    database.isAway = false;
    expect(pages.find("huyzen /nl", SITE)).toBeUndefined();
    expect(await pages.make("huyzen /nl", SITE)).toMatchObject({ kind: "page", state: "miss" });
    expect(pages.find("huyzen /nl", SITE)).toMatchObject({ state: "hit" });
    expect(render).toHaveBeenCalledTimes(2);
    // Found out by the rendering itself, before the watch over the database says so.
    pages.drop({ siteId: "huyzen", ...change });
    state.fails = true;
    expect(await pages.make("huyzen /nl", SITE)).toMatchObject({ kind: "uncacheable", status: 500 });
  },
);

test("one visitor's filters leave the other agency's home page, with the database away too", async () => {
  const { pages, database } = setUp();
  await pages.make("zilt /nl", OTHER);
  for (let i = 0; i < 200; i += 1) await pages.make(`huyzen /nl/te-koop?price-min=${i}`, SITE);
  database.isAway = true;
  expect(pages.find("zilt /nl", OTHER)).toMatchObject({ state: "stale" });
  expect(pages.find("huyzen /nl/te-koop?price-min=0", SITE)).toBeUndefined();
});

test("a failure is not cached", async () => {
  const { pages, state, render } = setUp();
  state.fails = true;
  expect(await pages.make("huyzen /nl", SITE)).toMatchObject({ kind: "uncacheable", status: 500 });
  state.fails = false;
  expect(await pages.make("huyzen /nl", SITE)).toMatchObject({ kind: "page" });
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page that is asked for again is compressed to its smallest, also after it was renewed", async () => {
  const { pages, clock } = setUp();
  const made = await pages.make("huyzen /nl", SITE);
  const quick = "page" in made ? made.page.bodies.br : null;
  await vi.waitFor(() => expect(pages.find("huyzen /nl", SITE)?.page.bodies.br).not.toBe(quick));
  clock.at += 120 * MINUTE;
  const renewed = await pages.make("huyzen /nl", SITE);
  const bodies = "page" in renewed ? renewed.page.bodies : null;
  const quickAgain = bodies?.br;
  await vi.waitFor(() => expect(bodies?.br).not.toBe(quickAgain));
});
