import { expect, test } from "vitest";
import { redirectOf } from "./find-page.ts";

const REDIRECTS = [
  { from: "/nl/Oude-Pagina/", to: "/nl/nieuw" },
  { from: "/index.php", to: "/nl" },
  { from: "/nl/vast", to: "/nl/te-koop?type=1" },
  { from: "/nl/blog", to: "https://blog.agency.example" },
  { from: "/nl/kring", to: "/nl/kring" },
];

test.each([
  ["/nl/oude-pagina", "", "/nl/nieuw"],
  ["/nl/oude-pagina", "?city=1", "/nl/nieuw?city=1"],
  ["/index.php", "", "/nl"],
  ["/nl/vast", "?city=1", "/nl/te-koop?type=1"],
  ["/nl/blog", "", "https://blog.agency.example"],
])("the old address %s%s leads to %s", (pathname, search, expected) => {
  expect(redirectOf(REDIRECTS, pathname, search)).toBe(expected);
});

test("an address that nobody moved, or that leads to itself, stays", () => {
  expect(redirectOf(REDIRECTS, "/nl/nergens", "")).toBe(null);
  expect(redirectOf(REDIRECTS, "/nl/kring", "")).toBe(null);
});

test.each(["/\\evil.example", "/\t/evil.example", "https://evil.example/\r\nSet-Cookie: a=b"])(
  "an address that an older version let move to %j moves nowhere",
  (to) => {
    expect(redirectOf([{ from: "/nl/oud", to }], "/nl/oud", "")).toBeNull();
  },
);
