import * as fc from "fast-check";
import { expect, test } from "vitest";
import { AA_CONTRAST, contrast, readableOn } from "./contrast.ts";
import { correctedColours, stickerOf, type StickerLike } from "./sticker.ts";

const fresh: StickerLike = {
  id: 4,
  name: { nl: "Nieuw", fr: "Nouveau" },
  color: "#3F6F5F",
  colorText: "#ffffff",
};

test("sticker 1 is the sold badge and sticker 2 the rented badge, whatever their names", () => {
  expect(stickerOf({ ...fresh, id: 1 }, "nl")).toEqual({ kind: "sold" });
  expect(stickerOf({ ...fresh, id: 2 }, "nl")).toEqual({ kind: "rented" });
});

test("any other sticker shows its name in the visitor's language on its own colours", () => {
  expect(stickerOf(fresh, "fr")).toEqual({
    kind: "label",
    label: { text: "Nouveau", locale: "fr" },
    colours: { background: "#3f6f5f", text: "#ffffff" },
  });
  expect(stickerOf(fresh, "de")).toMatchObject({ label: { text: "Nieuw", locale: "nl" } });
});

test("a sticker without a name, and no sticker, show nothing", () => {
  expect([stickerOf({ id: 4 }, "nl"), stickerOf(null, "nl")]).toEqual([null, null]);
});

test.each<[Partial<StickerLike>, unknown]>([
  [{ color: "#ffffff", colorText: "#000000" }, null],
  [{ color: "#FFFFFF", colorText: "#000000" }, null],
  [{ color: null }, null],
  [{ color: "red;background:url(x)" }, null],
  [
    { color: "#ffffff", colorText: "#111111" },
    { background: "#ffffff", text: "#111111" },
  ],
  [
    { color: "#ffffff", colorText: null },
    { background: "#ffffff", text: "#000000" },
  ],
  [
    { color: "#000000", colorText: "#000000" },
    { background: "#000000", text: "#ffffff" },
  ],
  [
    { color: "#c48a2c", colorText: "#ffffff" },
    { background: "#c48a2c", text: "#000000" },
  ],
  [
    { color: "#3f6f5f", colorText: "nonsense" },
    { background: "#3f6f5f", text: "#ffffff" },
  ],
])("the colours %j are shown as %j", (change, colours) => {
  expect(stickerOf({ ...fresh, ...change }, "nl")).toMatchObject({ colours });
});

test.each<[Partial<StickerLike>, object | null]>([
  [
    { color: "#c48a2c", colorText: "#FFFFFF" },
    { background: "#c48a2c", wanted: "#ffffff", shown: "#000000", ratio: expect.closeTo(2.96, 1) },
  ],
  [
    { color: "#000000", colorText: "#000000" },
    { background: "#000000", wanted: "#000000", shown: "#ffffff", ratio: 1 },
  ],
  [{ color: "#3f6f5f", colorText: "#ffffff" }, null],
  [{ color: "#c48a2c", colorText: null }, null],
  [{ color: null, colorText: "#ffffff" }, null],
  [{ color: "#ffffff", colorText: "#000000" }, null],
  [{ id: 1, color: "#c48a2c", colorText: "#ffffff" }, null],
])("of the colours %j is corrected %j", (change, corrected) => {
  expect(correctedColours({ ...fresh, ...change })).toEqual(corrected);
});

test("contrast is counted as WCAG does", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("whatever colours an agency chooses, a sticker's text can be read", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, fc.option(hex), (background, wanted) => {
      expect(contrast(background, readableOn(background, wanted))).toBeGreaterThanOrEqual(AA_CONTRAST);
    }),
  );
});
