import { redirect } from "react-router";
import { expect, test } from "vitest";
import { expectNextPage, nextPageLoader } from "./next-page-loader.ts";

const NEXT = new URL("http://localhost/nl/te-koop?page=4");
const away = () => Promise.reject(new TypeError("Failed to fetch"));
const gone = () => Promise.reject(redirect("/nl/te-koop?page=3"));
const refused = () => Promise.reject(new Response(null, { status: 404 }));

test("a list's next page that is gone is told to the list, and moves nobody", async () => {
  expectNextPage("/nl/te-koop?page=4");
  expect(await nextPageLoader(NEXT, gone)).toEqual({ missing: "beyond-end" });
});

test("a list's next page that can't be reached is told to the list", async () => {
  expectNextPage("/nl/te-koop?page=4");
  expect(await nextPageLoader(NEXT, away)).toEqual({ missing: "unreachable" });
});

test("whoever goes to such an address is led on, or sees what failed", async () => {
  await expect(nextPageLoader(NEXT, gone)).rejects.toMatchObject({ status: 302 });
  await expect(nextPageLoader(NEXT, away)).rejects.toThrow("Failed to fetch");
});

test("a next page that the server refuses otherwise is the page's to tell", async () => {
  expectNextPage("/nl/te-koop?page=4");
  await expect(nextPageLoader(NEXT, refused)).rejects.toMatchObject({ status: 404 });
});
