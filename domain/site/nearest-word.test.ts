import { expect, test } from "vitest";
import { nearestWord } from "./nearest-word.ts";

const KEYS = ["listing.empty", "listing.results.one", "contact.send", "error"];

test.each([
  ["listing.emtpy", "listing.empty"],
  ["Listing.Empty", "listing.empty"],
  ["listing.result.one", "listing.results.one"],
  ["contact.sent", "contact.send"],
  ["eror", "error"],
  ["listings.empty", "listing.empty"],
  ["footer.copyright", null],
  ["x", null],
  ["", null],
])("who wrote %j meant %j", (word, meant) => {
  expect(nearestWord(word, KEYS)).toBe(meant);
});
