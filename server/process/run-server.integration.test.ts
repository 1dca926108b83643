import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import type { Site } from "#features/site/schema/site.ts";
import type { App, RequestEnv } from "../app.ts";
import { readConfig } from "#platform/config/config.ts";
import { createLog } from "#platform/log/log.ts";
import type { OpenStorage } from "../database/open-storage.ts";
import type { Change } from "#features/site/queries/notify-change.ts";
import { runServer, type RunningServer } from "./run-server.ts";
import { readStaticFiles } from "#platform/http/static-files.ts";

const SITES = [
  { id: "huyzen", hostnames: ["localhost"], locales: ["nl", "fr"], defaultLocale: "nl" },
  { id: "zilt", hostnames: ["zilt.localhost"], locales: ["nl"], defaultLocale: "nl" },
] as Site[];

type Answer = (request: Request, requestEnv: RequestEnv) => Response | Promise<Response>;

const now = () => new Date();

const PATIENCE = { timeout: 15_000 };

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function serve(answer: Answer, environment: Record<string, string> = {}) {
  const listeners = new Set<(change: Change) => void>();
  const database = { isAway: false, sites: SITES };
  const findSite = async (isMeant: (site: Site) => boolean) => {
    if (database.isAway) throw new Error("The database is away.");
    return database.sites.find(isMeant) ?? null;
  };
  const storage = {
    findSite: (id: string) => findSite((site) => site.id === id),
    findSiteByHostname: (hostname: string) => findSite((site) => site.hostnames.includes(hostname)),
    findDefaultSite: () => findSite(() => false),
    onChange: (listener: (change: Change) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isReady: async () => !database.isAway,
  } as unknown as OpenStorage;
  const read = readConfig({ PORT: "0", ...environment });
  if (read.kind === "invalid") throw new Error(read.message);
  const lines: string[] = [];
  const fetchAnswer = vi.fn<App["fetch"]>(answer);
  const log = createLog({ level: "info", now, destination: { write: (text) => lines.push(text) } });
  const server = await runServer({
    config: read.config,
    storage,
    log,
    now,
    files: readStaticFiles("/nowhere"),
    createApp: () => ({ fetch: fetchAnswer, takesLargeBody: () => false, close: () => undefined }),
  });
  running.push(server);
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://localhost:${server.port}${path}`, { redirect: "manual", ...init });
  const change = (what: Change) => listeners.forEach((listener) => listener(what));
  return { server, ask, change, database, app: fetchAnswer, log, lines };
}

const page: Answer = (_request, { nonce }) =>
  new Response(`<html><script nonce="${nonce}">wake()</script></html>`, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });

test("a page goes out compressed, with a policy that allows its own script alone", async () => {
  const { ask } = await serve(page);
  const answer = await ask("/nl", { headers: { "Accept-Encoding": "br" } });
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  expect(await answer.text()).toBe("<html><script>wake()</script></html>");
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).not.toMatch(/unsafe|nonce/);
});

test("nothing of one visitor reaches a page that is cached", async () => {
  const { ask, app } = await serve(page);
  await ask("/nl", { headers: { Cookie: "gevel_favorites=12", Authorization: "Basic x" } });
  const [request] = app.mock.calls[0]!;
  expect(request.headers.get("Cookie")).toBeNull();
  expect(request.headers.get("Authorization")).toBeNull();
});

test("a page of one visitor is rendered for each, with their cookies and a nonce of its own", async () => {
  const { ask } = await serve((request, requestEnv) => {
    const text = `${request.headers.get("Cookie")} ${requestEnv.nonce}`;
    return new Response(text, { headers: { "Content-Type": "text/html", "Set-Cookie": "seen=1" } });
  });
  const texts = await Promise.all(
    ["a=1", "a=2"].map(async (Cookie) => (await ask("/nl/favorieten", { headers: { Cookie } })).text()),
  );
  expect(texts.map((text) => text.slice(0, 3))).toEqual(["a=1", "a=2"]);
  expect(texts[0]!.slice(4)).not.toBe(texts[1]!.slice(4));
});

test("a page that turns out to be one visitor's is not cached, wherever it stands", async () => {
  const { ask } = await serve(
    (request) => new Response(request.headers.get("Cookie"), { headers: { "Cache-Control": "no-store" } }),
  );
  expect(await (await ask("/nl/mijn", { headers: { Cookie: "a=1" } })).text()).toBe("a=1");
  expect(await (await ask("/nl/mijn", { headers: { Cookie: "a=2" } })).text()).toBe("a=2");
});

test("who has the page already gets no body again", async () => {
  const { ask } = await serve(page);
  const etag = (await ask("/nl")).headers.get("ETag")!;
  const again = await ask("/nl", { headers: { "If-None-Match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("a change drops the page of its site and leaves the other site's", async () => {
  const { ask, change } = await serve(page);
  const zilt = { headers: { "X-None": "1" } };
  await ask("/nl", zilt);
  change({ siteId: "zilt", scope: "site" });
  expect((await ask("/nl")).headers.get("X-Gevel-Cache")).toBe("hit");
  change({ siteId: "huyzen", scope: "site" });
  expect((await ask("/nl")).headers.get("X-Gevel-Cache")).toBe("miss");
});

test("a redirect keeps names of the query that make no other page", async () => {
  const { ask } = await serve((request) =>
    Response.redirect(`${new URL(request.url).origin}/nl${new URL(request.url).search}`, 301),
  );
  await ask("/nl/oud");
  expect((await ask("/nl/oud?utm=1")).headers.get("Location")).toContain("?utm=1");
});

test("with the database away, cached pages are served and marked, and balancers are told", async () => {
  const { ask, database } = await serve(page);
  await ask("/nl");
  database.isAway = true;
  await vi.waitFor(async () => expect((await ask("/readyz")).status).toBe(503), { timeout: 5_000 });
  expect((await ask("/nl")).headers.get("X-Gevel-Cache")).toBe("stale");
  expect((await ask("/healthz")).status).toBe(200);
  database.isAway = false;
  await vi.waitFor(async () => expect((await ask("/readyz")).status).toBe(200), { timeout: 5_000 });
  expect((await ask("/nl")).headers.get("X-Gevel-Cache")).toBe("miss");
});

/** Each host's answer to the same address, and whether it was cached. */
async function answersOf(port: number, hosts: readonly string[], path = "/nl") {
  const lines = hosts.map(async (host) => {
    const text = await rawAnswer(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const cache = /^X-Gevel-Cache: (\S+)\r$/im.exec(text)?.[1];
    return [text.slice(9, 12), cache].filter(Boolean).join(" ");
  });
  return Promise.all(lines);
}

const HOSTS = ["localhost", "zilt.localhost"];

async function takeAway({ ask, database }: Pick<Awaited<ReturnType<typeof serve>>, "ask" | "database">) {
  database.isAway = true;
  await vi.waitFor(async () => expect((await ask("/readyz")).status).toBe(503), { timeout: 5_000 });
}

test("after an import of one site, cached pages of every site are served while the database is away", async () => {
  const { server, ask, change, database } = await serve(page);
  expect(await answersOf(server.port, HOSTS)).toEqual(["200 miss", "200 miss"]);
  change({ siteId: "third", scope: "site" });
  change({ siteId: "zilt", scope: "site" });
  await takeAway({ ask, database });
  expect(await answersOf(server.port, HOSTS)).toEqual(["200 stale", "200 stale"]);
  expect(await answersOf(server.port, ["LOCALHOST:80"])).toEqual(["200 stale"]);
  expect(await answersOf(server.port, ["never-visited.localhost"])).toEqual(["503"]);
});

test("a site that was removed does not come back while the database is away", async () => {
  const { server, ask, change, database } = await serve(page);
  await answersOf(server.port, HOSTS);
  database.sites = SITES.filter(({ id }) => id !== "zilt");
  change({ siteId: "zilt", scope: "site" });
  expect(await answersOf(server.port, HOSTS)).toEqual(["200 hit", "404"]);
  await takeAway({ ask, database });
  expect(await answersOf(server.port, [...HOSTS, "ZILT.localhost:80"])).toEqual(["200 stale", "404", "404"]);
});

test("a flood of made-up hosts takes no site's cached pages away, also when the database then goes", async () => {
  const { server, ask, database } = await serve(page);
  await answersOf(server.port, HOSTS);
  const flood = Array.from(
    { length: 3_000 },
    (_, index) => `GET /nl HTTP/1.1\r\nHost: h${index}.example\r\n`,
  );
  await rawAnswer(server.port, `${flood.join("\r\n")}Connection: close\r\n\r\n`);
  await takeAway({ ask, database });
  expect(await answersOf(server.port, HOSTS)).toEqual(["200 stale", "200 stale"]);
});

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

test("a page that fails is answered and logged with its id, and shows no stack", async () => {
  const { ask, lines } = await serve(() => {
    throw new Error("select * from secret");
  });
  const answer = await ask("/nl");
  const text = await answer.text();
  expect(answer.status).toBe(503);
  expect(text).not.toContain("secret");
  const id = /\((\w+)\)/.exec(text)![1]!;
  expect(
    lines
      .join("")
      .split("\n")
      .filter((line) => line.includes(id)).length,
  ).toBeGreaterThan(0);
});

test("each request is one line, without what a visitor typed and without keys to their data", async () => {
  const { ask, lines } = await serve(page);
  await ask("/nl?q=jan@example.be");
  await ask("/en/keep-me-informed/geheim");
  const paths = () => lines.map((line) => JSON.parse(line).path);
  // The line of a streamed answer is written after its last byte.
  await vi.waitFor(() => expect(paths()).toEqual(["/nl", "/en/keep-me-informed/…"]));
  expect(lines.join("")).not.toMatch(/jan@|geheim/);
});

test("a stop lets a running answer finish, and takes nothing new", async () => {
  const { ask, server } = await serve(async () => {
    await wait(300);
    return new Response("done");
  });
  const answer = ask("/nl/traag");
  await wait(100);
  const closed = server.close();
  expect(await (await answer).text()).toBe("done");
  await closed;
  await expect(ask("/nl")).rejects.toThrow();
});

test("a visitor who leaves ends the work that was done for them", async () => {
  const gone = Promise.withResolvers<void>();
  const { ask, app } = await serve(async (request) => {
    request.signal.addEventListener("abort", () => gone.resolve());
    await gone.promise;
    return new Response("too late");
  });
  const leaving = new AbortController();
  const answer = ask("/nl/contact", { method: "POST", body: "a=1", signal: leaving.signal });
  await vi.waitFor(() => expect(app).toHaveBeenCalled(), PATIENCE);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
});

test.each([
  ["with a length", "Content-Length: 5000\r\n\r\n"],
  ["piece by piece", "Transfer-Encoding: chunked\r\n\r\n40\r\n"],
])("an upload %s that breaks off is one quiet line, and nothing is done for it", async (_case, length) => {
  const { server, app, lines } = await serve(page);
  const paths = ["/nl/contact", "/nl/ajax/contact-form-handler", "/api/sites/huyzen/estates", "/nl"];
  for (const [at, path] of paths.entries()) {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${length}{"a":`, () => {
      if (at % 2 === 0) socket.destroySoon();
      else socket.resetAndDestroy();
    });
  }
  const logged = () => lines.map((line) => JSON.parse(line));
  await vi.waitFor(() => expect(logged()).toHaveLength(paths.length), PATIENCE);
  for (const line of logged()) expect(line).toMatchObject({ level: "info", method: "POST", status: 499 });
  expect(app).not.toHaveBeenCalled();
});

test("a visitor who leaves before the answer is one quiet line too", async () => {
  const { ask, app, lines } = await serve(async ({ signal }) => {
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    return new Response("never");
  });
  const leaving = new AbortController();
  const answer = ask("/nl/contact", { method: "POST", body: "a=1", signal: leaving.signal });
  await vi.waitFor(() => expect(app).toHaveBeenCalled(), PATIENCE);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitFor(
    () => expect(JSON.parse(lines.join(""))).toMatchObject({ level: "info", status: 499 }),
    PATIENCE,
  );
});

test("a body without a length that grows too large is refused in words", async () => {
  const { server, app } = await serve(page);
  const piece = "a".repeat(0xffff);
  const body = `ffff\r\n${piece}\r\n`.repeat(32);
  const text = await rawAnswer(
    server.port,
    `POST /nl/contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${body}0\r\n\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1.1 413 /);
  expect(text).toContain("This is too much to send at once.");
  expect(app).not.toHaveBeenCalled();
});

test("a reader who leaves ends the work that was done for them", async () => {
  const gone = Promise.withResolvers<void>();
  const { ask, app } = await serve(async (request) => {
    request.signal.addEventListener("abort", () => gone.resolve());
    await gone.promise;
    return new Response("too late");
  });
  const leaving = new AbortController();
  const answer = ask("/nl/favorieten", { signal: leaving.signal });
  await vi.waitFor(() => expect(app).toHaveBeenCalled(), PATIENCE);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
});

test("a form that was sent empty, without a length, is answered", async () => {
  const { server } = await serve(async (request) => new Response(`got ${(await request.text()).length}`));
  const text = await rawAnswer(
    server.port,
    "POST /nl/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(text).toContain("got 0");
});

test.each([
  ["/nl/contact", "text/plain"],
  ["/nl/ajax/contact-form-handler", "application/problem+json"],
])("a body of 10 MB at %s is refused before it is read, in words", async (path, type) => {
  const { server } = await serve(page);
  const text = await rawAnswer(
    server.port,
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000\r\n\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1.1 413 /);
  expect(text).toContain(`Content-Type: ${type}`);
  expect(text).toContain("This is too much to send at once.");
});

test("an address that is no path is refused", async () => {
  const { server } = await serve(page);
  const text = await rawAnswer(
    server.port,
    "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  );
  expect(text).toMatch(/^HTTP\/1.1 400 /);
});

function rawAnswer(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("data", (chunk) => (text += chunk));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}
