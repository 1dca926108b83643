import { expect, test, vi } from "vitest";
import { page, rawAnswer, serve, SITES } from "./testing/serve-sites.ts";

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
