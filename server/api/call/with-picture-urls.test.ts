import { expect, test } from "vitest";
import { pictureUrls } from "#platform/media/picture-urls.ts";
import { withPictureUrls } from "./send-answer.ts";

const HASH = "0f".repeat(16);

test.each([
  ["as the database writes it", `{"pictures": [{"file": "${HASH}", "index": 0}]}`],
  ["as the process writes it", JSON.stringify({ pictures: [{ index: 0, file: HASH }] })],
])("a picture gets its addresses, %s", (_, json) => {
  const [picture] = JSON.parse(withPictureUrls(json, null)).pictures;
  expect(picture).toMatchObject({ file: HASH, index: 0 });
  expect(Object.keys(picture.urls)).toEqual(Object.keys(pictureUrls(HASH, null)));
  expect(picture.urls["card-380"]).toBe(`/media/${HASH}/card-380`);
});

test("what a text says of files stays a text", () => {
  const said = { description: { nl: `"file":"${HASH}" en "file": "x"` }, files: [{ link: "plan.pdf" }] };
  expect(JSON.parse(withPictureUrls(JSON.stringify(said), null))).toEqual(said);
});
