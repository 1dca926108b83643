import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { keptHead, sendHead } from "./kept-head.ts";

async function answersTo(requests: string, status = 200): Promise<string> {
  const body = status === 304 ? "" : "huis";
  const head = keptHead(status, ["ETag", 'W/"1"', "Content-Length", String(body.length)]);
  const server = createServer((request, response) => {
    sendHead(response, status, head);
    response.end(request.method === "HEAD" ? undefined : body);
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
