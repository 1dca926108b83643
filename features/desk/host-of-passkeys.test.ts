import { expect, test } from "vitest";
import { hostOfPasskeys } from "./host-of-passkeys.ts";

const SITE = { hostnames: ["www.huyzen.be", "huyzen.be"] };

test.each([
  ["www.huyzen.be", { rpId: "www.huyzen.be", origin: "https://www.huyzen.be" }],
  ["huyzen.be", { rpId: "huyzen.be", origin: "https://huyzen.be" }],
  ["huyzen.be:8443", { rpId: "huyzen.be", origin: "https://huyzen.be:8443" }],
  ["zilt.localhost:3000", { rpId: "zilt.localhost", origin: "http://zilt.localhost:3000" }],
  ["evil.example", null],
  ["www.huyzen.be.evil.example", null],
])("at %s passkeys are of %j", (host, expected) => {
  expect(hostOfPasskeys(SITE, host)).toEqual(expected);
});
