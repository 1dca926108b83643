import { expect, test } from "vitest";
import { isNewSearch } from "./is-new-search.ts";

const BROWSER = {
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1",
  "sec-fetch-dest": "document",
  "sec-fetch-site": "same-origin",
};
const HERE = "https://www.agency.be/nl/te-koop";
const ask = (headers: object = {}, target = "/nl/te-koop?city=7&price-max=300000") =>
  isNewSearch({ method: "GET", target, headers: { ...BROWSER, ...headers } });

test("a page that a browser opens for somebody is a search, and so is a list that changes in its place", () => {
  expect(ask()).toBe(true);
  expect(ask({ referer: HERE })).toBe(true);
  expect(ask({ "sec-fetch-dest": "empty", referer: `${HERE}?city=7` })).toBe(true);
});

test.each([
  ["loaded ahead", { "sec-purpose": "prefetch" }],
  ["loaded ahead by an older browser", { purpose: "prefetch" }],
  ["loaded again", { "cache-control": "max-age=0" }],
  ["loaded again past the cache", { "cache-control": "no-cache" }],
  ["asked by a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/140" }],
  ["asked by a program that does not say what for", { "sec-fetch-dest": undefined }],
  ["asked by a program without a name", { "user-agent": undefined }],
  ["asked by a script of another site", { "sec-fetch-dest": "empty", "sec-fetch-site": "cross-site" }],
  ["the same search in another order", { referer: `${HERE}?price-max=300000&city=7&sortType=price` }],
])("what is %s is none", (_, headers) => {
  expect(ask(headers)).toBe(false);
});

test("the same search with more bedrooms is counted once, in another town anew", () => {
  expect(ask({ referer: `${HERE}?city=7` }, "/nl/te-koop?city=7&bed-min=2")).toBe(false);
  expect(ask({ referer: `${HERE}?city=7` }, "/nl/te-koop?city=8&bed-min=2")).toBe(true);
});

test("asking for the head alone is none", () => {
  expect(isNewSearch({ method: "HEAD", target: "/nl/te-koop?city=7", headers: BROWSER })).toBe(false);
});
