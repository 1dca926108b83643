import { expect, test } from "vitest";
import { PICTURE_SIZES, pictureUrls } from "./picture-urls.ts";
import { MEDIA_SIZES } from "./sizes.ts";

const HASH = "0f".repeat(16);

test("every size of a listing's picture is one that is served", () => {
  expect(PICTURE_SIZES.length).toBeGreaterThan(10);
  expect(PICTURE_SIZES.filter((size) => !MEDIA_SIZES.has(size))).toEqual([]);
});

test("a picture has an address in every size, at the image CDN where there is one", () => {
  expect(Object.keys(pictureUrls(HASH, null))).toEqual(PICTURE_SIZES);
  expect(pictureUrls(HASH, null)["gallery-1600"]).toBe(`/media/${HASH}/gallery-1600`);
  expect(pictureUrls(HASH, "https://img.example/")["card-760"]).toBe(
    `https://img.example/media/${HASH}/card-760`,
  );
});
