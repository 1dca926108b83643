import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import type { Change } from "#features/site/queries/notify-change.ts";
import { createAllowedHosts } from "./allowed-hosts.ts";

const PROXIES = new BlockList();
PROXIES.addSubnet("10.1.0.0", 16, "ipv4");

function setUp() {
  const database = { isAway: false, names: ["www.huyzen.be"], reads: 0 };
  const listeners: Array<(change: Change) => void> = [];
  const hosts = createAllowedHosts({
    storage: {
      findHostnames: async () => {
        database.reads += 1;
        if (database.isAway) throw new Error("away");
        return database.names;
      },
      onChange: (listener) => (listeners.push(listener), () => undefined),
    },
    trustedProxies: PROXIES,
    isDatabaseAway: () => database.isAway,
    log: { warn: () => undefined },
  });
  const ask = (url: string, remoteAddress = "127.0.0.1", headers: Record<string, string> = {}) => {
    const request = { method: "GET", url, headers, socket: { remoteAddress } } as unknown as IncomingMessage;
    const response = { writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse;
    return hosts.answer(request, response);
  };
  const tell = () => listeners.forEach((listen) => listen({ siteId: "zilt", scope: "site" }));
  return { database, ask, tell };
}

const of = (name: string) => `/api/hosts/allowed?domain=${name}`;

test.each([
  ["www.huyzen.be", 200],
  ["WWW.Huyzen.BE.", 200],
  ["huyzen.be", 404],
  ["www.huyzen.be.evil.example", 404],
  ["", 404],
  ["%00", 404],
])("of %j a proxy hears %i", async (name, status) => {
  expect(await setUp().ask(of(name))).toBe(status);
});

test("a site that comes is allowed as soon as its import is told, without a restart", async () => {
  const { database, ask, tell } = setUp();
  expect(await ask(of("www.zilt.be"))).toBe(404);
  database.names = ["www.huyzen.be", "www.zilt.be"];
  tell();
  expect(await ask(of("www.zilt.be"))).toBe(200);
});

test("names that somebody makes up cost no query", async () => {
  const { database, ask } = setUp();
  for (let made = 0; made < 100; made += 1) await ask(of(`${made}.example`));
  expect(database.reads).toBe(1);
});

test("while the database is away what is known is answered, and before anything is known nobody is refused for good", async () => {
  const first = setUp();
  first.database.isAway = true;
  expect(await first.ask(of("www.huyzen.be"))).toBe(503);
  const later = setUp();
  await later.ask(of("www.huyzen.be"));
  later.database.isAway = true;
  later.tell();
  expect(await later.ask(of("www.huyzen.be"))).toBe(200);
});

test("only programs of the operator's are answered: on this machine or a trusted proxy's, and not for a visitor", async () => {
  const { ask } = setUp();
  expect(await ask(of("www.huyzen.be"), "10.1.2.3")).toBe(200);
  expect(await ask(of("www.huyzen.be"), "::ffff:127.0.0.1")).toBe(200);
  expect(ask(of("www.huyzen.be"), "10.2.0.1")).toBeNull();
  expect(ask(of("www.huyzen.be"), "127.0.0.1", { "x-forwarded-for": "81.1.1.1" })).toBeNull();
  expect(ask("/api/hosts/allowed/more")).toBeNull();
});
