import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { bodyOfCopy, bytesOfCopy, keptCopy, keptHead, sendCopy, sendHead } from "./kept-head.ts";

afterEach(() => void vi.useRealTimers());

async function answersTo(requests: string, status = 200): Promise<string> {
  const body = status === 304 ? "" : "huis";
  const head = keptHead(status, ["ETag", 'W/"1"', "Content-Length", String(body.length)]);
  const copy = keptCopy(head, Buffer.from(body));
  const server = createServer((request, response) => {
    if (request.method === "GET" && status === 200) return sendCopy(response, status, copy);
    sendHead(response, status, head);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").end(requests);
  let text = "";
  for await (const chunk of socket) text += chunk;
  server.close();
  return text.replaceAll(/Date: .{29}\r\n/g, "Date: …\r\n");
}

const GET = "GET /nl HTTP/1.1\r\nHost: localhost\r\n\r\n";
const HEAD = GET.replace("GET", "HEAD");
const LAST = "GET /nl HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
const KEPT =
  'HTTP/1.1 200 OK\r\nETag: W/"1"\r\nContent-Length: 4\r\nConnection: keep-alive\r\nDate: …\r\n\r\n';

test("requests on one connection are answered in turn, each with a whole head", async () => {
  expect(await answersTo(GET + HEAD + GET)).toBe(`${KEPT}huis${KEPT}${KEPT}huis`);
});

test("who wants the connection closed is told that it is", async () => {
  expect(await answersTo(LAST)).toBe(
    'HTTP/1.1 200 OK\r\nETag: W/"1"\r\nContent-Length: 4\r\nDate: …\r\nConnection: close\r\n\r\nhuis',
  );
});

test("an old browser that keeps no connection open gets its page too", async () => {
  expect(await answersTo("GET /nl HTTP/1.0\r\n\r\n")).toMatch(/Connection: close\r\n\r\nhuis$/);
});

test("an unchanged page is a head alone", async () => {
  expect(await answersTo(GET, 304)).toMatch(/^HTTP\/1.1 304 Not Modified\r\n.*\r\n\r\n$/s);
});

test("an answer on its way to a slow visitor keeps the bytes that it began with", () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T10:00:00Z") });
  const copy = keptCopy(keptHead(200, ["ETag", "1"]), Buffer.from("huis"));
  const first = bytesOfCopy(copy);
  copy.isLent = true;
  vi.setSystemTime(new Date("2026-03-02T10:00:01Z"));
  const second = bytesOfCopy(copy);
  expect(first.toString()).toContain("Date: Mon, 02 Mar 2026 10:00:00 GMT\r\n\r\nhuis");
  expect(second.toString()).toContain("Date: Mon, 02 Mar 2026 10:00:01 GMT\r\n\r\nhuis");
  expect(bodyOfCopy(copy).toString()).toBe("huis");
});

test("bytes that nobody reads any more get the next Date in place", () => {
  vi.useFakeTimers({ now: new Date("2026-03-02T10:00:09Z") });
  const copy = keptCopy(keptHead(200, ["ETag", "1"]), Buffer.from("huis"));
  const first = bytesOfCopy(copy);
  vi.setSystemTime(new Date("2026-03-02T10:00:10Z"));
  expect(bytesOfCopy(copy)).toBe(first);
  expect(first.toString()).toContain("10:00:10 GMT");
});

test("a visitor who stops reading for a while gets each answer whole, one after the other", async () => {
  const copy = keptCopy(keptHead(200, ["Content-Length", "3000000"]), Buffer.alloc(3_000_000, "h"));
  const server = createServer((_, response) => sendCopy(response, 200, copy)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.pause().end(GET + GET + LAST);
  await vi.waitFor(() => expect(copy.isLent).toBe(true));
  let text = "";
  for await (const chunk of socket) text += chunk;
  server.close();
  const bodies = text.split(/HTTP\/1.1 200 OK\r\n.*?\r\n\r\n/s);
  expect(bodies.map((body) => body.length)).toEqual([0, 3_000_000, 3_000_000, 3_000_000]);
});
