import { expect, test } from "vitest";
import { MOST_BYTES, refusalBeforeSending, refusalFromCode, refusalOfKind } from "./refused-file.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!);

test.each([
  ["a photo of an iPhone", "IMG_1.HEIC", "\0\0\0\u{18}ftypheic", "heic"],
  ["the same under another name", "huis.jpg", "\0\0\0\u{18}ftypmif1", "heic"],
  ["a photo of another phone", "huis.jpg", "\u{ff}\u{d8}\u{ff}\u{e0}", null],
  ["an AVIF picture", "huis.avif", "\0\0\0\u{20}ftypavif", null],
  ["an empty file", "leeg.jpg", "", null],
])("%s is judged by what it holds", async (_what, name, start, refusal) => {
  expect(await refusalBeforeSending(new File([bytesOf(start)], name))).toBe(refusal);
});

test("a file that is larger than the API takes is not sent", async () => {
  const file = new File([new Uint8Array(MOST_BYTES + 1)], "huis.tif");
  expect(await refusalBeforeSending(file)).toBe("too-large");
});

test.each([
  ["too-many-pixels", "too-many-pixels"],
  ["damaged-file", "damaged"],
  ["unknown-file-format", "no-picture"],
  ["unsafe-drawing", "no-picture"],
] as const)("the code %j is told as %j", (code, refusal) => {
  expect(refusalFromCode("picture", code)).toBe(refusal);
});

test("a document is no picture, and no picture is a document", () => {
  expect(refusalOfKind("picture", "document")).toBe("no-picture");
  expect(refusalOfKind("document", "picture")).toBe("no-document");
  expect(refusalOfKind("film", "film")).toBeNull();
});
