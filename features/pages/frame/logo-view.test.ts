import { expect, test } from "vitest";
import { logoView } from "./logo-view.ts";

const logo = (width: number | null, height: number | null, logoShowsName: boolean | null = null) =>
  logoView({ logo: "0f9c", logoWidth: width, logoHeight: height, logoShowsName }, null);

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
