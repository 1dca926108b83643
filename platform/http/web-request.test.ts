import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { ClientDisconnected, webRequestOf } from "./web-request.ts";

const caller = { host: "huyzen.example", isSecure: true, address: "192.0.2.1", requestId: undefined };

async function upload(incoming: Readable): Promise<Request> {
  const told = { method: "POST", url: "/api/sites/huyzen/media", headers: {}, rawHeaders: [] };
  const sent = Object.assign(incoming, told) as unknown as IncomingMessage;
  const read = await webRequestOf(sent, new EventEmitter() as ServerResponse, caller, true);
  if (read.kind !== "request") throw new Error(read.kind);
  return read.request;
}

test("a large file is read while it comes", async () => {
  const request = await upload(Readable.from([Buffer.from("half a "), Buffer.from("picture")]));
  expect(await request.text()).toBe("half a picture");
});

test("a large file that stops in the middle is a visitor who left, and no database that is away", async () => {
  const incoming = new Readable({ read: () => undefined });
  const request = await upload(incoming);
  incoming.push(Buffer.from("half a "));
  const reading = request.text();
  incoming.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  await expect(reading).rejects.toBeInstanceOf(ClientDisconnected);
});
