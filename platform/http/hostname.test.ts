import { expect, test } from "vitest";
import { hostnameOf } from "./hostname.ts";

test.each([
  ["huyzen.be", "huyzen.be"],
  ["HUYZEN.be", "huyzen.be"],
  ["huyzen.be.", "huyzen.be"],
  ["huyzen.be.:443", "huyzen.be"],
  ["zilt.localhost:3000", "zilt.localhost"],
  ["[::1]:3000", "::1"],
  ["[2001:DB8::1]", "2001:db8::1"],
  ["127.0.0.1:3000", "127.0.0.1"],
])("the host %s is the name %s", (host, name) => {
  expect(hostnameOf(host)).toBe(name);
});

test.each([
  null,
  undefined,
  "",
  ".",
  "huyzen.be..",
  "a..b",
  "huyzen.be@evil.example",
  "huyzen.be/evil",
  "huyzen.be, evil.example",
  "huyzen.be:port",
  "huyzen.be:1:2",
  "huyzen.be\r\nX-Evil: 1",
  "huyzen.be\0",
  "%68uyzen.be",
  "[::1",
  "::1",
  "-huyzen.be",
  "<script>",
  "' or 1=1 --",
  "a".repeat(300),
])("%j is no host name", (host) => {
  expect(hostnameOf(host)).toBeNull();
});
