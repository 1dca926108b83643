import { expect, test } from "vitest";
import type { PageState } from "#platform/http/page-cache/send-page.ts";
import { createRequestCounts } from "./request-counts.ts";

type Ask = { url?: string; method?: string; status?: number; pageState?: PageState; siteId?: string };

function setUp() {
  const slow: unknown[] = [];
  const counts = createRequestCounts((...told) => slow.push(told));
  const ask = ({ url = "/nl", method = "GET", status = 200, pageState, siteId = "huyzen" }: Ask) =>
    counts.count({ siteId, request: { method, url }, status, pageState, ms: 20 });
  return { counts, slow, ask };
}

test("requests are counted by site, by how true the page was and by status, whatever their address", () => {
  const { counts, ask } = setUp();
  ask({ pageState: "hit", url: "/nl/te-koop?city=1" });
  ask({ pageState: "hit", url: "/fr/a-vendre" });
  ask({ pageState: "hit", status: 304 });
  ask({ pageState: "hit", siteId: "zilt" });
  const page = { kind: "page", page: "hit" };
  expect(counts.list()).toEqual([
    { ...page, site: "huyzen", status: "2xx", requests: 2 },
    { ...page, site: "huyzen", status: "304", requests: 1 },
    { ...page, site: "zilt", status: "2xx", requests: 1 },
  ]);
});

test.each([
  ["GET", "/nl/favorieten", "page"],
  ["GET", "/", "page"],
  ["POST", "/nl/contact", "form"],
  ["POST", "/nl/ajax/contact-form-handler", "form"],
  ["PUT", "/api/sites/huyzen/estates/1", "api"],
  ["GET", "/media/0f9c/card-760", "media"],
  ["GET", "/desk/aanbod", "desk"],
  ["GET", "/sitemap.xml", "other"],
  ["GET", "/wp-login.php", "other"],
])("%s %s is counted as %s", (method, url, kind) => {
  const { counts, ask } = setUp();
  ask({ method, url });
  expect(counts.list()).toMatchObject([{ kind, page: "none" }]);
});

test("only what no cached page answered is timed", () => {
  const { slow, ask } = setUp();
  for (const pageState of ["hit", "renewing", "stale", "miss"] as const) ask({ pageState });
  ask({ url: "/api/sites/huyzen" });
  expect(slow).toEqual([
    ["huyzen", "page", 0.02],
    ["huyzen", "api", 0.02],
  ]);
});

test("a site that was removed is counted no more, and what no site answered stays", () => {
  const { counts, ask } = setUp();
  ask({ siteId: "gone" });
  ask({});
  ask({ siteId: "", status: 404 });
  counts.keepOnly(new Set(["huyzen"]));
  expect(counts.list().map(({ site }) => site)).toEqual(["huyzen", ""]);
});
