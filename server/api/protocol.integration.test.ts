import { afterAll, expect, test } from "vitest";
import { openTestApi } from "./testing/open-test-api.ts";

const api = await openTestApi();
afterAll(() => api.close());

const site = "/api/sites/huyzen";
const search = `${site}/estates`;

test("a problem says what, where and under which id, and is never kept", async () => {
  const response = await api.get(`${site}/estates/v2/12345`);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const problem = (await response.json()) as { requestId: string };
  expect(problem).toEqual({
    type: "/api/problems/not-found",
    title: "There is nothing here",
    status: 404,
    instance: `${site}/estates/v2/12345`,
    requestId: response.headers.get("X-Request-Id"),
  });
  expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("the kind of a problem is a page for people", async () => {
  const { type } = await api.problem(`${site}/estates/v2/9`);
  const page = await api.get(type);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("no longer published");
  expect((await api.get("/api/problems/constructor")).status).toBe(404);
});

test.each([
  ["DELETE", site, "GET, HEAD"],
  ["POST", `${site}/pages/`, "GET, HEAD"],
  ["GET", search, "POST"],
  ["OPTIONS", search, "POST"],
  ["PUT", `${site}/estate-filters`, "POST"],
  ["PROPFIND", `${site}/estates/v2/1`, "GET, HEAD"],
  ["GET", `${site}/policy-log`, "POST"],
  ["POST", "/api/openapi.json", "GET, HEAD"],
  ["POST", "/nl/ajax/search-city", "GET, HEAD"],
  ["GET", "/nl/ajax/contact-form-handler", "POST"],
  ["GET", "/nl/ajax/send-to-a-friend", "POST"],
])("%s %s is not allowed, and the answer says what is: %s", async (method, path, allow) => {
  const response = await api.fetch(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe(allow);
});

test.each([
  "/api",
  "/api/",
  "/api/nothing",
  `${site}/nothing`,
  `${site}/estates/1/nothing`,
  "/nl/ajax/nothing",
])("%s is not found", async (path) => {
  expect(await api.problem(path)).toMatchObject({ status: 404 });
});

test("what is not implemented says so", async () => {
  expect(await api.problem(`${site}/policy-log`, {})).toMatchObject({ status: 501 });
  expect(await api.problem(`${site}/privacy-statement`)).toMatchObject({ status: 501 });
});

test.each(["zilt", "", "huyzen, zilt"])(
  "a header for site %j on a path of huyzen's is a mistake",
  async (siteId) => {
    for (const path of [site, `${site}/pages/`, `${site}/estates/v2/1`]) {
      const response = await api.get(path, { "X-Site-Id": siteId });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ type: "/api/problems/other-site" });
    }
  },
);

test.each([undefined, "text/plain", "application/x-www-form-urlencoded", "text/json", "application/jsonx"])(
  "a body of type %s is refused",
  async (type) => {
    expect((await api.postText(search, "{}", type)).status).toBe(415);
  },
);

test.each(["application/json", "Application/JSON; charset=utf-8", "application/vnd.gevel+json"])(
  "a body of type %s is read",
  async (type) => {
    expect((await api.postText(search, "{}", type)).status).toBe(200);
  },
);

test.each(["", "{", "{'a':1}", "undefined", "<xml/>", "[".repeat(60)])(
  "the body %j is no JSON",
  async (body) => {
    const response = await api.postText(search, body, "application/json");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ type: "/api/problems/broken-json" });
  },
);

test("a body in another encoding than UTF-8 is refused, not stored without its accents", async () => {
  const body = Buffer.from('{"words": "café"}', "latin1");
  const response = await api.fetch(search, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  });
  expect([response.status, await response.json()]).toMatchObject([400, { detail: "It is not in UTF-8." }]);
});

test("a body over 1 MB is refused, announced or not", async () => {
  const json = "application/json";
  expect((await api.postText(search, `"${"x".repeat(1_000_000)}"`, json)).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 100_000;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  const request = {
    method: "POST",
    body: endless,
    duplex: "half",
    headers: { "Content-Type": json },
  } as const;
  expect((await api.fetch(search, request)).status).toBe(413);
  expect(sent).toBeLessThan(3_000_000);
});

test("an answer that the caller has already is not sent again", async () => {
  for (const path of [site, `${site}/estates/v2/1`, "/api/openapi.json", "/nl/ajax/estate/1"]) {
    const first = await api.get(path);
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    expect(first.headers.get("Cache-Control")).toBe("no-cache");
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
      const again = await api.get(path, { "If-None-Match": known });
      expect(again.status).toBe(304);
      expect(again.headers.get("ETag")).toBe(tag);
    }
    expect((await api.get(path, { "If-None-Match": '"other"' })).status).toBe(200);
  }
});

test("HEAD answers as GET does, without the body", async () => {
  const response = await api.fetch(`${site}/estates/v2/1`, { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(response.headers.get("ETag")).not.toBeNull();
  expect(await response.text()).toBe("");
});

test("while the database is away the API says when to come back", async () => {
  const away = api.over({
    findEstate: () =>
      Promise.reject(Object.assign(new Error("connect /run/secret"), { code: "ECONNREFUSED" })),
  });
  const response = await away.fetch(`${site}/estates/v2/1`);
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(await response.text()).not.toContain("secret");
});

test("a fault of ours is logged whole and told without a word of it", async () => {
  const fault = new Error('select "street" from estate_private_address at /srv/gevel/server.ts:12');
  const broken = api.over({ searchEstates: () => Promise.reject(fault) });
  const response = await broken.fetch(search, {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(text).not.toMatch(/select|estate_private|srv|server\.ts|Error:/);
  expect(broken.logged).toEqual([{ requestId: response.headers.get("X-Request-Id"), err: fault }]);
});

test("a page's calls are found under the page's own request id", async () => {
  const response = await api.fetch("/api/nothing", {}, { requestId: "of-the-page" });
  expect(await response.json()).toMatchObject({ requestId: "of-the-page" });
});

test("the API describes itself, for machines and for people", async () => {
  expect(await api.json("/api/openapi.json")).toMatchObject({ openapi: "3.1.0" });
  const docs = await api.get("/api/docs");
  const html = await docs.text();
  expect(docs.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(html).toContain("/api/sites/{siteId}/estates/v2/{id}");
  expect(html).toContain("general.price.value");
  expect(html).not.toMatch(/<script|style=|https?:\/\//);
  expect((await api.get("/api/docs.css")).headers.get("Content-Type")).toContain("text/css");
});

test("each file of a bundle has its published schema, which the docs lead to", async () => {
  const html = await (await api.get("/api/docs")).text();
  const links = [...html.matchAll(/href="(\/api\/(?:schemas|problems)\/[^"]+)"/g)].map(
    ([, link]) => link ?? "",
  );
  expect(links).toEqual(
    expect.arrayContaining(["/api/schemas/estate.json", "/api/schemas/estate-list.json"]),
  );
  const { schemas } = (await api.json("/api/schemas")) as { schemas: ReadonlyArray<{ url: string }> };
  expect(schemas.map(({ url }) => url).toSorted()).toEqual(
    links.filter((link) => link.endsWith(".json")).toSorted(),
  );
  for (const link of links) expect((await api.get(link)).status).toBe(200);
  for (const name of ["nothing.json", "site", "constructor.json"]) {
    expect((await api.get(`/api/schemas/${name}`)).status).toBe(404);
  }
});
