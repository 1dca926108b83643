import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { countWrites } from "./page-cache/testing/count-writes.ts";
import { sendAnswer } from "./send-answer.ts";

const TEXT = "Een huis met een tuin. ".repeat(200);

function serverOf(answer: () => Response) {
  return createServer((request, response) => {
    void sendAnswer(answer(), response, String(request.headers["accept-encoding"] ?? ""));
  });
}

async function ask(answer: () => Response, init: RequestInit = {}) {
  const server = serverOf(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  const answered = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, init);
  return { headers: answered.headers, text: await answered.text() };
}

const page = (headers: Record<string, string> = {}) =>
  new Response(TEXT, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

test.each(["br", "gzip", "identity"])(
  "a text that is sent as %s leaves with its head in one write",
  async (encoding) => {
    const request = `GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    expect(await countWrites(serverOf(page), request)).toBe(1);
  },
);

test.each(["br", "gzip"])("a text is compressed for who reads %s", async (encoding) => {
  const { headers, text } = await ask(page, { headers: { "Accept-Encoding": encoding } });
  expect(headers.get("Content-Encoding")).toBe(encoding);
  expect(Number(headers.get("Content-Length"))).toBeLessThan(TEXT.length / 10);
  expect(headers.get("Vary")).toContain("Accept-Encoding");
  expect(text).toBe(TEXT);
});

test("what belongs to one visitor is not compressed: its length would give its secrets away", async () => {
  const { headers, text } = await ask(() => page({ "Cache-Control": "no-store" }), {
    headers: { "Accept-Encoding": "br" },
  });
  expect(headers.get("Content-Encoding")).toBeNull();
  expect(text).toBe(TEXT);
});

test("who asks for the head alone gets no body", async () => {
  const { headers, text } = await ask(page, { method: "HEAD" });
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(text).toBe("");
});

test("a picture leaves as it is read, piece by piece", async () => {
  const pieces = ["first piece, ", "second piece"];
  const body = () =>
    new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
        stream.close();
      },
    });
  const { headers, text } = await ask(
    () => new Response(body(), { headers: { "Content-Type": "image/avif" } }),
  );
  expect(headers.get("Transfer-Encoding")).toBe("chunked");
  expect(text).toBe(pieces.join(""));
});

test("a text that is sent as it is written is compressed piece by piece", async () => {
  const { headers, text } = await ask(() => page({ "Transfer-Encoding": "chunked" }), {
    headers: { "Accept-Encoding": "br, gzip" },
  });
  expect([headers.get("Content-Encoding"), headers.get("Content-Length")]).toEqual(["gzip", null]);
  expect(text).toBe(TEXT);
});

test("a text that is sent as it is written stays plain for who refuses gzip", async () => {
  const { headers, text } = await ask(() => page({ "Transfer-Encoding": "chunked" }), {
    headers: { "Accept-Encoding": "br, gzip;q=0" },
  });
  expect([headers.get("Content-Encoding"), text]).toEqual([null, TEXT]);
});
