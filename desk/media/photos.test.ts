import { expect, test } from "vitest";
import {
  addPhoto,
  changePhoto,
  inOrder,
  insertPhoto,
  movePhoto,
  nameOfPhoto,
  removePhoto,
} from "./photos.ts";

const PHOTOS = [
  { file: "bad.jpg", index: 5 },
  { file: "gevel.jpg", index: 0 },
  { url: "https://crm.example/tuin.jpg", index: 2, kind: "photo" as const },
];
const names = (photos: typeof PHOTOS | ReturnType<typeof inOrder>) => photos.map(nameOfPhoto);

test("photos stand in the order of their places, not of the document", () => {
  expect(names(inOrder(PHOTOS))).toEqual(["gevel.jpg", "https://crm.example/tuin.jpg", "bad.jpg"]);
  expect(inOrder(null)).toEqual([]);
});

test.each([
  [2, 0, ["bad.jpg", "gevel.jpg", "https://crm.example/tuin.jpg"]],
  [0, 9, ["https://crm.example/tuin.jpg", "bad.jpg", "gevel.jpg"]],
  [7, 0, ["gevel.jpg", "https://crm.example/tuin.jpg", "bad.jpg"]],
])("the photo at %i goes to %i", (from, to, expected) => {
  const moved = movePhoto(PHOTOS, from, to);
  expect(names(moved)).toEqual(expected);
  expect(names(inOrder(moved))).toEqual(expected);
});

test("a photo that is added comes last, and what stands before keeps its caption and kind", () => {
  const added = addPhoto(PHOTOS, "api/0f3c");
  expect(added.at(-1)).toEqual({ file: "api/0f3c", index: 3 });
  expect(added[1]).toEqual({ url: "https://crm.example/tuin.jpg", index: 1, kind: "photo" });
});

test("a photo that was taken out comes back where it was", () => {
  const photo = inOrder(PHOTOS)[1]!;
  expect(names(insertPhoto(removePhoto(PHOTOS, 1), 1, photo))).toEqual(names(inOrder(PHOTOS)));
});

test("a caption is that of the photo as it is shown", () => {
  expect(changePhoto(PHOTOS, 0, { title: { nl: "Gevel" } })[0]).toEqual({
    file: "gevel.jpg",
    index: 0,
    title: { nl: "Gevel" },
  });
});
