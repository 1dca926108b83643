import { afterAll, beforeAll, expect, test } from "vitest";
import { openTwoServers } from "#server/database/testing/test-storages.ts";

let servers: Awaited<ReturnType<typeof openTwoServers>>;
beforeAll(async () => {
  servers = await openTwoServers();
});
afterAll(() => servers.close());

const CONTENT = { id: "0b6f0d4e-5c1b-4a9e-9a54-0a6f2f7f3c11", version: 2 };

test("a token that one server made opens on the other", async () => {
  const token = await servers.first.tokens.sign("huyzen", "subscription", CONTENT);
  expect(await servers.second.tokens.read("huyzen", "subscription", token)).toEqual(CONTENT);
});

test("a token opens nothing else: no other purpose, site, id or version", async () => {
  const { tokens } = servers.first;
  const token = await tokens.sign("huyzen", "subscription", CONTENT);
  expect(await tokens.read("huyzen", "appointment", token)).toBe(null);
  expect(await tokens.read("zilt", "subscription", token)).toBe(null);
  expect(await tokens.read("huyzen", "subscription", token.replace(".2.", ".3."))).toBe(null);
  expect(await tokens.read("huyzen", "subscription", token.replace("0b6f", "0b6e"))).toBe(null);
});

test.each([
  "",
  ".",
  "a.1.",
  "a.1.b",
  "a.1.AAAAAAAAAAAAAAAAAAAAAA",
  "a.-1.AAAAAAAAAAAAAAAAAAAAAA",
  "x".repeat(5_000),
])("%s is no token", async (token) => {
  expect(await servers.first.tokens.read("huyzen", "subscription", token)).toBe(null);
});

test("an address fits a line of a mail", async () => {
  const token = await servers.first.tokens.sign("huyzen", "subscription", CONTENT);
  expect(token).toMatch(/^[\w.-]{1,64}$/);
});

test("two servers that need a secret at the same moment share one", async () => {
  const [one, other] = await Promise.all([
    servers.first.secrets.find("zilt", "captcha"),
    servers.second.secrets.find("zilt", "captcha"),
  ]);
  expect(one.equals(other)).toBe(true);
  expect(one).toHaveLength(32);
});
