import { expect, test } from "vitest";
import { documentUrl, filmUrl, isFilmUrl, mediaUrl, srcSet } from "./address.ts";
import { MEDIA_SIZES, MEDIA_USES, type MediaUse } from "./sizes.ts";

const HASH = "0f".repeat(16);

test("a card is 760×500, with its half, three quarters and one and a half", () => {
  expect([...MEDIA_SIZES].filter(([name]) => name.startsWith("card"))).toEqual([
    ["card-760", { width: 760, height: 500, fit: "cover" }],
    ["card-380", { width: 380, height: 250, fit: "cover" }],
    ["card-570", { width: 570, height: 375, fit: "cover" }],
    ["card-1140", { width: 1140, height: 750, fit: "cover" }],
  ]);
});

test("every address that the site writes is of a size that is served", () => {
  for (const use of Object.keys(MEDIA_USES) as MediaUse[]) {
    const addresses = [mediaUrl(HASH, use), ...srcSet(HASH, use).split(", ")];
    for (const address of addresses) {
      expect(MEDIA_SIZES.has(address.split(" ")[0]!.split("/")[3]!)).toBe(true);
    }
  }
});

test("an image CDN takes the place of the site's own origin", () => {
  expect(mediaUrl(HASH, "card")).toBe(`/media/${HASH}/card-760`);
  expect(mediaUrl(HASH, "card", { cdn: "https://img.example/", width: 380, format: "webp" })).toBe(
    `https://img.example/media/${HASH}/card-380.webp`,
  );
  expect(srcSet(HASH, "thumb", { cdn: "https://img.example" })).toBe(
    `https://img.example/media/${HASH}/thumb-160 160w, https://img.example/media/${HASH}/thumb-320 320w`,
  );
  expect(documentUrl(HASH, { cdn: null })).toBe(`/media/${HASH}/document.pdf`);
});

test("a name that is no content address can't reach out of its place", () => {
  expect(mediaUrl("../secret", "card")).toBe("/media/..%2Fsecret/card-760");
});

test("a film has an address of its own kind, by which it is known from one elsewhere", () => {
  expect(filmUrl(HASH, "webm")).toBe(`/media/${HASH}/film.webm`);
  expect(isFilmUrl(filmUrl(HASH, "mp4"))).toBe(true);
  for (const other of ["https://video.example/1", `/media/${HASH}/document.pdf`, "/films/film.mp4"])
    expect(isFilmUrl(other)).toBe(false);
});
