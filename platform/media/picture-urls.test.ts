import { expect, test } from "vitest";
import { pictureUrls } from "./picture-urls.ts";
import { MEDIA_SIZES } from "./sizes.ts";

const HASH = "0f".repeat(16);

test("every size of a listing's picture is one that is served", () => {
  const sizes = Object.keys(pictureUrls(HASH, null));
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter((size) => !MEDIA_SIZES.has(size))).toEqual([]);
});

test("a picture has an address in every size, at the image CDN where there is one", () => {
  expect(pictureUrls(HASH, null)["gallery-1600"]).toBe(`/media/${HASH}/gallery-1600`);
  expect(pictureUrls(HASH, "https://img.example/")["card-760"]).toBe(
    `https://img.example/media/${HASH}/card-760`,
  );
});
