import { expect, test } from "vitest";
import { Link } from "./primitives.ts";
import { Redirect } from "./site.ts";

test.each([
  "/",
  "/nl/te-koop?city=1#lijst",
  "/nl/über-ons",
  "#kantoren",
  "#",
  "https://www.biv.be/nl",
  "HTTP://example.be",
  "https://example.be/a%20b//c?x=[1]",
  "https://user@example.be:8080/",
  "mailto:info@huyzen.be?subject=Hallo%20daar",
  "tel:+3291234567",
  "tel:+32 9 123 45 67",
])("%j is a link", (link) => {
  expect(Link.safeParse(link).success).toBe(true);
});

test.each([
  "",
  " /nl",
  "nl/te-koop",
  "//evil.example",
  "/\\evil.example",
  "/nl\\evil",
  "/\t/evil.example",
  "/\n/evil.example",
  "/nl\r\nSet-Cookie: a=b",
  "https://evil.example/\r\nSet-Cookie: a=b",
  "https://evil.example/\n",
  "https://evil.example/\u0000",
  "https://evil.example/\u2028x",
  "https://evil.example\\@huyzen.be",
  "https://a b",
  "https://",
  "https:evil.example",
  "mailto:a@example.be\r\nBcc: b@example.be",
  "tel: 1",
  "tel:1\n2",
  "#a b",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "x\nhttps://example.be",
  "data:text/html,x",
])("%j is no link", (link) => {
  expect(Link.safeParse(link).success).toBe(false);
});

test.each(["/\\evil.example", "/\t/evil.example", "https://evil.example/\r\nSet-Cookie: a=b"])(
  "no address moves to %j",
  (to) => {
    expect(Redirect.safeParse({ from: "/nl/oud", to }).success).toBe(false);
  },
);

test.each(["/", "/nl/oud", "/nl/a//b"])("the site may have moved its address %j", (from) => {
  expect(Redirect.safeParse({ from, to: "/nl" }).success).toBe(true);
});

test.each(["nl/oud", "/nl/oud?x=1", "/nl/a b", "/nl/a\u0000", "/nl\\a"])(
  "%j is no address of the site's",
  (from) => {
    expect(Redirect.safeParse({ from, to: "/nl" }).success).toBe(false);
  },
);
