import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type CachedPage, compressPage } from "./cached-page.ts";
import { type PageState, sendPage } from "./send-page.ts";
import { countWrites } from "./testing/count-writes.ts";

const TEXT = "<h1>Huis met tuin</h1>".repeat(50);
const ETAG = /ETag: (.*)\r\n/;

const keep = () =>
  compressPage(
    {
      key: "huyzen /nl",
      siteId: "huyzen",
      tags: [],
      status: 200,
      headers: [["Vary", "Accept-Encoding"]],
      body: TEXT,
    },
    new Date(),
  );

const serverOf = (page: CachedPage, state: PageState) =>
  createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { headers, method } = request;
    const ask = {
      isHead: method === "HEAD",
      isSecure: false,
      acceptEncoding: headers["accept-encoding"] ?? "",
      ifNoneMatch: headers["if-none-match"] ?? "",
    };
    sendPage(page, state, ask, response);
  });

/** What a visitor gets who sends `requests` on one connection, the last of which closes it: each answer as its head and the bytes behind it. */
async function answersTo(page: CachedPage, requests: readonly string[], state: PageState = "hit") {
  const server = serverOf(page, state).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(requests.join(""));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  server.close();
  const text = Buffer.concat(parts).toString("latin1");
  return text
    .split(/(?=HTTP\/1\.1 )/)
    .map((answer) => answer.split(/(?<=\r\n)\r\n/, 2))
    .map(([head = "", body = ""]) => ({ head, body: Buffer.from(body, "latin1") }));
}

const ask = (accept: string, method = "GET", more = "") =>
  `${method} /nl HTTP/1.1\r\nHost: localhost\r\n${accept && `Accept-Encoding: ${accept}\r\n`}${more}\r\n`;

const LAST = ask("br", "GET", "Connection: close\r\n");
const exact = ({ head }: { head: string }) => head.replace(/Date: .*\r\n/, "");

test.each([
  ["br", "br", brotliDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["", null, (body: Buffer) => body],
])(
  "a visitor who reads %j gets the page as %s, the first time and each time after",
  async (accept, as, read) => {
    const page = await keep();
    for (let visit = 0; visit < 3; visit += 1) {
      const [answer] = await answersTo(page, [ask(accept), LAST]);
      expect(/Content-Encoding: (.*)\r\n/.exec(answer!.head)?.[1] ?? null).toBe(as);
      expect(answer!.head).toContain(`Content-Length: ${answer!.body.length}\r\n`);
      expect(read(answer!.body).toString()).toBe(TEXT);
    }
  },
);

test("one connection may ask for the page, its head alone, and whether it has changed", async () => {
  const page = await keep();
  const [whole, head, unchanged, last] = await answersTo(page, [
    ask("br"),
    ask("br", "HEAD"),
    ask("br", "GET", `If-None-Match: ${page.etag}\r\n`),
    LAST,
  ]);
  expect(exact(head!)).toBe(exact(whole!));
  expect([head!.body.length, unchanged!.body.length]).toEqual([0, 0]);
  expect(unchanged!.head).toMatch(/^HTTP\/1\.1 304 /);
  expect(ETAG.exec(unchanged!.head)?.[1]).toBe(ETAG.exec(whole!.head)?.[1]);
  expect(last!.head).toContain("Connection: close");
  expect(last!.body).toEqual(whole!.body);
});

test.each(["hit", "miss", "renewing", "stale"] as const)("a page that is %s says so", async (state) => {
  const [answer] = await answersTo(await keep(), [ask("br"), LAST], state);
  expect(answer!.head).toContain(`X-Gevel-Cache: ${state}\r\n`);
  expect(/Warning: 111/.test(answer!.head)).toBe(state === "stale");
  expect(brotliDecompressSync(answer!.body).toString()).toBe(TEXT);
});

test.each(["hit", "miss", "renewing", "stale"] as const)(
  "a page that is %s leaves with its head in one write",
  async (state) => {
    const server = serverOf(await keep(), state);
    for (const request of [ask("br"), ask("gzip"), ask(""), LAST])
      expect(await countWrites(server, request)).toBe(1);
  },
);

test("who has the page already is told so without a look at its body", async () => {
  const page = await keep();
  const bodiless = {
    ...page,
    get bodies(): CachedPage["bodies"] {
      throw new Error("The body is not needed.");
    },
  };
  for (const accept of ["br", "gzip", ""]) {
    const [answer] = await answersTo(bodiless, [
      ask(accept, "GET", `If-None-Match: ${page.etag}\r\nConnection: close\r\n`),
    ]);
    expect(answer!.head).toMatch(/^HTTP\/1\.1 304 /);
  }
});
