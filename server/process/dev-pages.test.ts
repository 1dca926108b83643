import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { seesDevPages } from "./dev-pages.ts";

const HERE = { devPages: true, host: "127.0.0.1", trustedProxies: null };
const visit = (host: string, from: string, more: Record<string, string> = {}) =>
  ({ headers: { host, ...more }, socket: { remoteAddress: from } }) as never;

test.each([
  ["localhost:3000", "127.0.0.1"],
  ["zilt.localhost:3000", "127.0.0.1"],
  ["127.0.0.1:3000", "127.0.0.1"],
  ["localhost", "::1"],
  ["[::1]:3000", "::1"],
  ["localhost:3000", "::ffff:127.0.0.1"],
])("a developer at %s from %s sees the pages for developers", (host, from) => {
  expect(seesDevPages(visit(host, from), HERE)).toBe(true);
});

test.each([
  ["www.agency.example", "127.0.0.1"],
  ["localhost.agency.example", "127.0.0.1"],
  ["notlocalhost", "127.0.0.1"],
  ["localhost:3000", "10.0.0.7"],
  ["localhost:3000", "2001:db8::1"],
  ["localhost:3000", ""],
  ["", "127.0.0.1"],
])("whoever asks %j from %j does not", (host, from) => {
  expect(seesDevPages(visit(host, from), HERE)).toBe(false);
});

test("behind a proxy nobody is local, whether it is trusted or not", () => {
  const forwarded = visit("localhost", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" });
  expect(seesDevPages(forwarded, HERE)).toBe(false);
  const trusted = { ...HERE, trustedProxies: new BlockList() };
  expect(seesDevPages(visit("localhost", "127.0.0.1"), trusted)).toBe(false);
});

test.each(["0.0.0.0", "::", "192.168.1.4"])(
  "a server that listens on %s has no such pages at all",
  (host) => {
    expect(seesDevPages(visit("localhost", "127.0.0.1"), { ...HERE, host })).toBe(false);
  },
);

test("unless they are switched on nobody sees them, such as through a proxy that sends no header of its own", () => {
  const request = visit("127.0.0.1:3000", "127.0.0.1");
  expect(seesDevPages(request, HERE)).toBe(true);
  expect(seesDevPages(request, { ...HERE, devPages: false })).toBe(false);
});
