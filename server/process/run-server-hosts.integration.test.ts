import { expect, test, vi } from "vitest";
import type { Suspension } from "#features/site/suspension.ts";
import type { RequestEnv } from "../app.ts";
import { page, rawAnswer, serve } from "./testing/serve-sites.ts";

test.each(["/readyz?x=1", "/healthz?x", "/healthz?", "/readyz?utm_source=a&utm_source=b"])(
  "%s is the health of this server, which no page can take the place of",
  async (path) => {
    const { ask, app } = await serve(page);
    const bare = path.split("?", 1)[0]!;
    for (const address of [path, bare, path]) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await ask(address, { method });
        expect([answer.status, await answer.text()]).toEqual([200, method === "GET" ? "ok\n" : ""]);
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
      }
    }
    expect(app).not.toHaveBeenCalled();
  },
);

test.each([
  "Host: evil.example\r\n",
  "Host: zilt.localhost\r\n",
  "Host: <script>\r\n",
  "Host: a, b\r\n",
  "Host: localhost\r\nHost: zilt.localhost\r\n",
  "Host:\r\n",
  "",
])("health is told by its path alone, to a request with %j for a host", async (hosts) => {
  const { server } = await serve(page);
  for (const version of ["1.0", "1.1"]) {
    for (const path of ["/healthz", "/readyz", "/readyz?x=1"]) {
      const request = `GET ${path} HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`;
      expect(await rawAnswer(server.port, request)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    }
  }
});

test.each([
  ["two hosts", "Host: localhost\r\nHost: zilt.localhost\r\n"],
  ["one host twice", "Host: localhost\r\nhost: localhost\r\n"],
  ["a second host that is empty", "Host: localhost\r\nHost:\r\n"],
  ["two hosts in one line", "Host: localhost, zilt.localhost\r\n"],
  ["a host that is no name", "Host: <script>\r\n"],
  ["no host", ""],
])("a request that names %s is refused, also for a page that is cached", async (_case, hosts) => {
  const { ask, server, app } = await serve(page);
  await ask("/nl");
  for (const path of ["/nl", "/nl/contact", "/nl/favorieten", "/robots.txt", "/assets/a.js"]) {
    const text = await rawAnswer(server.port, `GET ${path} HTTP/1.1\r\n${hosts}\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toMatch(/^Connection: close\r$/m);
  }
  expect(app).toHaveBeenCalledTimes(1);
});

test("behind a trusted TLS proxy the address is rebuilt and the browser told to stay with TLS", async () => {
  const { ask, app } = await serve(page, { TRUST_PROXY: "loopback" });
  const headers = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "zilt.localhost" };
  const answer = await ask("/nl/contact", { method: "POST", headers, body: "a=1" });
  const [request, { site }] = app.mock.calls[0]!;
  expect(request.url).toMatch(/^https:\/\/localhost(:\d+)?\/nl\/contact$/);
  expect(request.headers.get("X-Forwarded-Host")).toBeNull();
  expect(site.id).toBe("huyzen");
  expect(answer.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
});

test("without a trusted proxy nobody can pretend to be one", async () => {
  const { ask, app } = await serve(page);
  const headers = {
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-For": "10.0.0.1",
  };
  const answer = await ask("/nl/contact", { method: "POST", headers, body: "a=1" });
  const [request] = app.mock.calls[0]!;
  expect(new URL(request.url).protocol).toBe("http:");
  expect(request.headers.get("X-Forwarded-Host")).toBeNull();
  expect(request.headers.get("X-Forwarded-For")).not.toBe("10.0.0.1");
  expect(answer.headers.get("Strict-Transport-Security")).toBeNull();
});

type DevPagesCase = {
  readonly name: string;
  readonly settings: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly isSeen: boolean;
};

test.each<DevPagesCase>([
  { name: "unless they are switched on", settings: {}, headers: {}, isSeen: false },
  { name: "once they are", settings: { DEV_PAGES: "1" }, headers: {}, isSeen: true },
  {
    name: "through a proxy",
    settings: { DEV_PAGES: "1" },
    headers: { "X-Real-IP": "203.0.113.9" },
    isSeen: false,
  },
  {
    name: "behind a trusted proxy",
    settings: { DEV_PAGES: "1", TRUST_PROXY: "loopback" },
    headers: {},
    isSeen: false,
  },
])("$name, the pages for developers are seen: $isSeen", async ({ settings, headers, isSeen }) => {
  const { ask, app } = await serve(page, settings);
  for (const path of ["/_mail", "/_blocks", "/_mail/kept/a.eml"]) await ask(path, { headers });
  expect(app.mock.calls.map(([, { isLocal }]) => isLocal)).toEqual([isSeen, isSeen, isSeen]);
});

test("a host that is no site's gets a plain answer", async () => {
  const { server } = await serve(page);
  const text = await rawAnswer(
    server.port,
    "GET /nl HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
  );
  expect(text).toMatch(/^HTTP\/1.1 404 /);
  expect(text).toContain("No site here.");
});

test("an address that is no path is refused", async () => {
  const { server } = await serve(page);
  const text = await rawAnswer(
    server.port,
    "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(text).toMatch(/^HTTP\/1.1 400 /);
});

test("a page that is asked for while its site is suspended is served to nobody after that", async () => {
  const { ask, change, database, app } = await serve((request, requestEnv) =>
    requestEnv.suspension ? new Response("Suspended.", { status: 503 }) : page(request, requestEnv),
  );
  const stillServed = Promise.withResolvers<Map<string, Suspension>>();
  const asked = vi.spyOn(database, "findSuspensions").mockReturnValueOnce(stillServed.promise);
  const first = ask("/nl");
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  asked.mockResolvedValue(new Map([["huyzen", { since: new Date(), reason: null, message: {} }]]));
  change({ siteId: "huyzen", scope: "site", withdraws: true });
  stillServed.resolve(new Map());
  expect((await first).status).toBe(200);
  for (let time = 0; time < 2; time += 1) expect((await ask("/nl")).status).toBe(503);
  expect(app).toHaveBeenCalledTimes(3);
});

const titled = (_request: Request, { site }: RequestEnv) =>
  new Response(`<html>${site.defaultLocale}</html>`, { headers: { "Content-Type": "text/html" } });

test("a page whose site gets other settings while it is asked for is not kept as it was", async () => {
  const { ask, change, database } = await serve(titled);
  const served = Promise.withResolvers<Map<string, Suspension>>();
  const asked = vi.spyOn(database, "findSuspensions").mockReturnValueOnce(served.promise);
  const first = ask("/nl");
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  const [site, ...others] = database.sites;
  database.sites = [{ ...site!, defaultLocale: "fr" }, ...others];
  change({ siteId: "huyzen", scope: "site" });
  served.resolve(new Map());
  for (const answer of [await first, await ask("/nl")]) expect(await answer.text()).toContain("fr");
});
