import * as fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stripJpeg } from "./strip-jpeg.ts";

const plain = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#357" } })
  .jpeg({ progressive: true })
  .toBuffer();

/** Puts a segment right after the picture's beginning, as cameras do. */
function withSegment(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([plain.subarray(0, 2), head, Buffer.from(content, "latin1"), plain.subarray(2)]);
}

test.each([
  [0xe1, "Exif\0\0GPS"],
  [0xe1, "http://ns.adobe.com/xap/1.0/\0GPS"],
  [0xed, "Photoshop 3.0\0GPS"],
  [0xe2, "MPF\0GPS"],
  [0xe0, "JFXX\0GPS"],
  [0xef, "GPS"],
  [0xfe, "taken at GPS"],
])("segment %i with %j is taken out", (marker, content) => {
  expect(stripJpeg(withSegment(marker, content))).toEqual(stripJpeg(plain));
});

test("colours stay what they were: a profile is kept", () => {
  const stripped = stripJpeg(withSegment(0xe2, "ICC_PROFILE\0\u0001\u0001x"))!;
  expect(stripped.includes("ICC_PROFILE")).toBe(true);
});

test("a progressive picture of several scans survives whole", async () => {
  const stripped = stripJpeg(plain)!;
  expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
});

test("whatever the bytes, the answer is a JPEG from beginning to end, or none", () => {
  const scrambled = fc
    .tuple(fc.nat(plain.length), fc.uint8Array({ maxLength: 40 }))
    .map(([at, noise]) => Buffer.concat([plain.subarray(0, at), noise, plain.subarray(at + noise.length)]));
  fc.assert(
    fc.property(fc.oneof(scrambled, fc.uint8Array().map(Buffer.from)), (bytes) => {
      const stripped = stripJpeg(bytes);
      if (stripped === null) return;
      expect(stripped.readUInt16BE(0)).toBe(0xffd8);
      expect(stripped.readUInt16BE(stripped.length - 2)).toBe(0xffd9);
      expect(stripped.length).toBeLessThanOrEqual(bytes.length);
    }),
  );
});
