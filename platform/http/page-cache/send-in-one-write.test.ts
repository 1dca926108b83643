import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { answerHead, sendInOneWrite } from "./send-in-one-write.ts";

afterEach(() => void vi.useRealTimers());

async function listen(status: number, body: Buffer) {
  const head = answerHead(status, ["ETag", 'W/"1"', "Content-Length", String(body.length)]);
  const server = createServer((_, response) => sendInOneWrite(response, head, body)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, socket: connect((server.address() as AddressInfo).port, "127.0.0.1") };
}

async function answersTo(requests: string, status = 200): Promise<string> {
  const { server, socket } = await listen(status, Buffer.from(status === 304 ? "" : "huis"));
  socket.end(requests);
  let text = "";
  for await (const chunk of socket) text += chunk;
  server.close();
  return text.replaceAll(/Date: .{29}\r\n/g, "Date: …\r\n");
}

const GET = "GET /nl HTTP/1.1\r\nHost: localhost\r\n\r\n";
const LAST = "GET /nl HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
const KEPT =
  'HTTP/1.1 200 OK\r\nETag: W/"1"\r\nContent-Length: 4\r\nConnection: keep-alive\r\nDate: …\r\n\r\n';

test("requests on one connection are answered in turn, each with a whole head", async () => {
  expect(await answersTo(GET + GET)).toBe(`${KEPT}huis${KEPT}huis`);
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

test("who asks again before the first answer is there gets both, in the order of asking", async () => {
  const later: Array<() => void> = [];
  const server = createServer((request, response) => {
    const head = answerHead(200, ["Content-Length", "4"]);
    const send = () => sendInOneWrite(response, head, Buffer.from(request.url!.slice(1)));
    if (request.url === "/slow") later.push(send);
    else send();
    if (request.url === "/last") for (const sendNow of later) sendNow();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(["/slow", "/fast", "/last"].map((path) => GET.replace("/nl", path)).join(""));
  let text = "";
  for await (const chunk of socket) text += chunk;
  server.close();
  expect(text.split(/HTTP\/1.1 200 OK\r\n.*?\r\n\r\n/s)).toEqual(["", "slow", "fast", "last"]);
});

test("each answer tells the second in which it leaves", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
  const { server, socket } = await listen(200, Buffer.from("huis"));
  const answer = async () => {
    socket.write(GET);
    const [piece] = (await once(socket, "data")) as [Buffer];
    return piece.toString();
  };
  expect(await answer()).toContain("Date: Mon, 02 Mar 2026 10:00:00 GMT\r\n\r\nhuis");
  vi.setSystemTime(new Date("2026-03-02T10:00:01Z"));
  expect(await answer()).toContain("Date: Mon, 02 Mar 2026 10:00:01 GMT\r\n\r\nhuis");
  socket.destroy();
  server.close();
});

test("a visitor who stops reading for a while gets each answer whole, one after the other", async () => {
  const { server, socket } = await listen(200, Buffer.alloc(3_000_000, "h"));
  let requests = 0;
  server.on("request", () => (requests += 1));
  socket.pause().end(GET + GET + LAST);
  await vi.waitFor(() => expect(requests).toBeGreaterThan(0));
  let text = "";
  for await (const chunk of socket) text += chunk;
  server.close();
  const bodies = text.split(/HTTP\/1.1 200 OK\r\n.*?\r\n\r\n/s);
  expect(bodies.map((body) => body.length)).toEqual([0, 3_000_000, 3_000_000, 3_000_000]);
});
