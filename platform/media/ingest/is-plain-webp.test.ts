import sharp from "sharp";
import { expect, test } from "vitest";
import { inspectMedia } from "./inspect-media.ts";
import { isPlainWebp } from "./is-plain-webp.ts";

const drawn = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 64, height: 48, channels, background: { r: 40, g: 90, b: 160, alpha: 0.5 } } });

test.each([
  ["one without transparency", () => drawn().webp().toBuffer(), true],
  ["one with transparency", () => drawn(4).webp().toBuffer(), true],
  ["a lossless one", () => drawn(4).webp({ lossless: true }).toBuffer(), true],
  [
    "one that tells of its camera",
    () =>
      drawn()
        .withExif({ IFD0: { Make: "SpyCam" } })
        .webp()
        .toBuffer(),
    false,
  ],
  ["one with a profile of colours", () => drawn().withIccProfile("p3").webp().toBuffer(), false],
  [
    "one with more behind its end",
    async () => Buffer.concat([await drawn().webp().toBuffer(), Buffer.from("more")]),
    false,
  ],
  ["one that ends early", async () => (await drawn().webp().toBuffer()).subarray(0, -2), false],
  ["a JPEG", () => drawn().jpeg().toBuffer(), false],
  ["nothing", async () => Buffer.alloc(0), false],
])("a WebP, %s", async (_what, make, isPlain) => {
  expect(isPlainWebp(await make())).toBe(isPlain);
});

test("a picture that was cleaned once stays as it is, so that an export loses nothing", async () => {
  const photo = await drawn()
    .withExif({ IFD0: { Make: "SpyCam" } })
    .webp({ quality: 60 })
    .toBuffer();
  const once = await inspectMedia(photo);
  const twice = once.ok ? await inspectMedia(once.content) : once;
  expect([once.ok, twice.ok]).toEqual([true, true]);
  expect(twice.ok && once.ok && twice.content.equals(once.content)).toBe(true);
  expect(once.ok && once.content.includes("SpyCam")).toBe(false);
});
