import { expect, test } from "vitest";
import { networksOf } from "./networks-of.ts";

const names = (address: string) => networksOf(address).map(({ name }) => name);

test("an IPv4 address counts by itself and in its /24, which may send more", () => {
  expect(networksOf("198.51.100.77")).toEqual([
    { name: "198.51.100.77/32", times: 1 },
    { name: "198.51.100.0/24", times: 4 },
  ]);
});

test("an IPv6 address counts in its /64, its /56 and its /48, never by itself", () => {
  expect(networksOf("2001:DB8:12:abcd::1")).toEqual([
    { name: "2001:db8:12:abcd:0:0:0:0/64", times: 1 },
    { name: "2001:db8:12:ab00:0:0:0:0/56", times: 2 },
    { name: "2001:db8:12:0:0:0:0:0/48", times: 4 },
  ]);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0000:0000:0000:0001"],
  ["2001:db8:1:2::1", "2001:db8:1:2:0:0:192.0.2.1"],
  ["fe80::1%eth0", "fe80::2%eth1"],
])("%s and %s are in the same networks", (one, other) => {
  expect(names(one)).toEqual(names(other));
});

test("neighbours in a /56 share that and the /48 alone", () => {
  const [one, other] = [names("2001:db8:1:200::1"), names("2001:db8:1:2ff::1")];
  expect(one.filter((name) => other.includes(name))).toEqual([
    "2001:db8:1:200:0:0:0:0/56",
    "2001:db8:1:0:0:0:0:0/48",
  ]);
});

test.each(["::ffff:198.51.100.77", "::FFFF:c633:644d", "0:0:0:0:0:ffff:c633:644d"])(
  "%s is the IPv4 address that it holds",
  (address) => {
    expect(names(address)).toEqual(names("198.51.100.77"));
  },
);

test("what is no address counts as one network, so that nobody passes by making them up", () => {
  expect(networksOf("unknown")).toEqual(networksOf("_hidden7"));
  expect(networksOf("unknown")).toHaveLength(1);
});

test("nobody is in no network", () => {
  expect(networksOf("")).toEqual([]);
});
