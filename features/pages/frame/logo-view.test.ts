import { expect, test } from "vitest";
import { logoView } from "./logo-view.ts";

const logo = (width: number | null, height: number | null, logoShowsName: boolean | null = null) =>
  logoView({ theme: {}, logo: "0f9c", logoWidth: width, logoHeight: height, logoShowsName }, null);

test("a logo of written words stands without the name beside it, an emblem with it", () => {
  expect(logo(1400, 200)).toMatchObject({ isWordmark: true, size: { width: 216, height: 31 } });
  expect(logo(64, 64)).toMatchObject({ isWordmark: false, size: { width: 34, height: 34 } });
});

test("an agency can say itself whether its logo has the name in it", () => {
  expect(logo(1400, 200, false)).toMatchObject({ isWordmark: false, size: { width: 84, height: 12 } });
  expect(logo(64, 64, true)).toMatchObject({ isWordmark: true, size: { width: 34, height: 34 } });
});

test("a logo that an older import did not measure stands beside the name", () => {
  expect(logo(null, null)).toMatchObject({ isWordmark: false, size: null });
});

const inTheDark = (scheme: "auto" | "light", logoDark: string | null) =>
  logoView({ theme: { scheme }, logo: "0f9c", logoDark }, null);

test("where a site shows dark, its logo stands on a light plate unless the agency brings one for the dark", () => {
  expect(inTheDark("light", null)).toMatchObject({ dark: null, hasPlate: false });
  expect(inTheDark("auto", null)).toMatchObject({ dark: null, hasPlate: true });
  expect(inTheDark("auto", "0f9c")).toMatchObject({ dark: null, hasPlate: false });
  expect(inTheDark("auto", "d4a6")).toMatchObject({
    dark: {
      media: "screen and (prefers-color-scheme:dark)",
      srcSet: expect.stringContaining("/media/d4a6/"),
    },
    hasPlate: false,
  });
});
