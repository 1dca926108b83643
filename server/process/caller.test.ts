import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { callerOf } from "./caller.ts";

const PROXIES = new BlockList();
PROXIES.addSubnet("10.0.0.0", 8);

function incoming(headers: Record<string, string>, remoteAddress = "10.0.0.1"): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

const FORWARDED = {
  host: "inside:3000",
  "x-forwarded-host": "huyzen.example",
  "x-forwarded-proto": "https",
  "x-forwarded-for": "198.51.100.9",
  "x-request-id": "abcdef-123456",
};

test("a trusted proxy says who asks, for which host and whether it was over TLS", () => {
  expect(callerOf(incoming(FORWARDED), PROXIES)).toEqual({
    host: "huyzen.example",
    isSecure: true,
    address: "198.51.100.9",
    requestId: "abcdef-123456",
  });
});

test.each([
  ["no proxy is trusted", null, "10.0.0.1"],
  ["somebody else sends the headers", PROXIES, "198.51.100.66"],
])("when %s, forwarding headers count for nothing", (_case, trusted, remote) => {
  expect(callerOf(incoming(FORWARDED, remote), trusted)).toEqual({
    host: "inside:3000",
    isSecure: false,
    address: remote,
    requestId: undefined,
  });
});

test("an address that a visitor wrote in front of the proxy's own is not believed", () => {
  const headers = { ...FORWARDED, "x-forwarded-for": "127.0.0.1, 198.51.100.9, 10.0.0.2" };
  expect(callerOf(incoming(headers), PROXIES).address).toBe("198.51.100.9");
});

test("an IPv4 proxy on an IPv6 socket is recognised", () => {
  expect(callerOf(incoming(FORWARDED, "::ffff:10.0.0.1"), PROXIES).isSecure).toBe(true);
});

test("the standard header counts when the proxy writes no other", () => {
  const headers = { host: "inside", forwarded: 'for="[2001:db8::7]:4711";proto=https;host=zilt.example' };
  expect(callerOf(incoming(headers), PROXIES)).toMatchObject({
    host: "zilt.example",
    isSecure: true,
    address: "2001:db8::7",
  });
});

test("a standard header that passed through unread does not override the proxy's own", () => {
  const headers = { ...FORWARDED, forwarded: "for=127.0.0.1;host=evil.example" };
  expect(callerOf(incoming(headers), PROXIES)).toMatchObject({
    host: "huyzen.example",
    address: "198.51.100.9",
  });
});

test("a request id that could break a log line is not taken over", () => {
  const headers = { ...FORWARDED, "x-request-id": '","level":"error' };
  expect(callerOf(incoming(headers), PROXIES).requestId).toBeUndefined();
});
