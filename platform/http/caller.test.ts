import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { callerOf, namesOneHost } from "./caller.ts";

const PROXIES = new BlockList();
PROXIES.addSubnet("10.0.0.0", 8);

function incoming(headers: Record<string, string>, remoteAddress = "10.0.0.1"): IncomingMessage {
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

const FORWARDED = {
  host: "huyzen.example",
  "x-forwarded-proto": "https",
  "x-forwarded-for": "198.51.100.9",
  "x-request-id": "abcdef-123456",
};

test("a trusted proxy says who asks and whether it was over TLS", () => {
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
    host: "huyzen.example",
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

test.each([
  ["x-forwarded-host", "zilt.example"],
  ["x-forwarded-server", "zilt.example"],
  ["x-original-host", "zilt.example"],
  ["forwarded", "for=198.51.100.66;proto=http;host=zilt.example"],
  ["x-real-ip", "198.51.100.66"],
  ["x-client-ip", "198.51.100.66"],
  ["true-client-ip", "198.51.100.66"],
  ["x-forwarded-port", "8080"],
  ["x-forwarded-ssl", "off"],
])("what no proxy is told to set says nothing, such as a visitor's own %s", (name, value) => {
  expect(callerOf(incoming({ ...FORWARDED, [name]: value }), PROXIES)).toEqual(
    callerOf(incoming(FORWARDED), PROXIES),
  );
  // Also where the proxy set nothing at all.
  const { host } = FORWARDED;
  expect(callerOf(incoming({ host, [name]: value }), PROXIES)).toEqual({
    host,
    isSecure: false,
    address: "10.0.0.1",
    requestId: undefined,
  });
});

test.each([
  ["2001:db8::7", "2001:db8::7"],
  ["[2001:db8::7]:4711", "2001:db8::7"],
  ["198.51.100.9:4711", "198.51.100.9"],
  ["198.51.100.66, 198.51.100.9", "198.51.100.9"],
  ["198.51.100.66, unknown, 10.0.0.2", "10.0.0.2"],
  ["198.51.100.66, <script>", "10.0.0.1"],
  ["10.0.0.3", "10.0.0.3"],
  ["", "10.0.0.1"],
])("of the chain %j the visitor is %s", (chain, address) => {
  expect(callerOf(incoming({ ...FORWARDED, "x-forwarded-for": chain }), PROXIES).address).toBe(address);
});

test.each([
  ["https", true],
  ["HTTPS", true],
  ["http, https", true],
  ["https, http", false],
  ["https2", false],
  ["", false],
])("of what was said of TLS, %j, the nearest proxy's word counts", (scheme, isSecure) => {
  expect(callerOf(incoming({ ...FORWARDED, "x-forwarded-proto": scheme }), PROXIES).isSecure).toBe(isSecure);
});

test("a request id that could break a log line is not taken over", () => {
  const headers = { ...FORWARDED, "x-request-id": '","level":"error' };
  expect(callerOf(incoming(headers), PROXIES).requestId).toBeUndefined();
});

test.each([
  [["Host", "huyzen.example"], "1.1", true],
  [["Accept", "*/*", "hOST", "huyzen.example"], "1.1", true],
  [[], "1.0", true],
  [["Accept", "Host"], "1.1", false],
  [["Host", "huyzen.example", "Host", "zilt.example"], "1.1", false],
  [["Host", "huyzen.example", "Accept", "*/*", "HOST", "huyzen.example"], "1.1", false],
  [["Host", "huyzen.example", "Host", ""], "1.0", false],
])("a request with the headers %j over HTTP/%s names one host: %s", (rawHeaders, version, isOne) => {
  const [httpVersionMajor, httpVersionMinor] = version.split(".").map(Number);
  const request = { rawHeaders, httpVersionMajor, httpVersionMinor } as unknown as IncomingMessage;
  expect(namesOneHost(request)).toBe(isOne);
});
