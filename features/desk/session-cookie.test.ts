import { expect, test } from "vitest";
import { sessionCookie, sessionSecret } from "./session-cookie.ts";

const SECRET = "a".repeat(43);
const read = (cookie: string, host: string) => sessionSecret(new Headers({ Cookie: cookie }), host);

test("an agency's host gets a cookie that no other host can plant and no script can read", () => {
  expect(sessionCookie("www.huyzen.be", SECRET)).toBe(
    `__Host-gevel_desk=${SECRET}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`,
  );
});

test("this machine, which has no TLS, gets one by a plain name", () => {
  expect(sessionCookie("zilt.localhost:4391", SECRET)).toBe(
    `gevel_desk=${SECRET}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict`,
  );
});

test("signing out has the browser forget it", () => {
  expect(sessionCookie("localhost", null)).toContain("gevel_desk=; Max-Age=0;");
});

test.each([
  [`a=1; __Host-gevel_desk=${SECRET}`, "www.huyzen.be", SECRET],
  [`gevel_desk=${SECRET}`, "localhost:3000", SECRET],
  // A plain name on an agency's host is what another host of its domain could plant.
  [`gevel_desk=${SECRET}`, "www.huyzen.be", null],
  [`gevel_desk=${SECRET}`, "localhost.evil.example", null],
  [`__Host-gevel_desk=${SECRET}x`, "www.huyzen.be", null],
  ["__Host-gevel_desk=", "www.huyzen.be", null],
  ["gevel_desk", "localhost", null],
])("%s on %s", (cookie, host, secret) => {
  expect(read(cookie, host)).toBe(secret);
});
