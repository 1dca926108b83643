import { expect, test } from "vitest";
import { bannerCookie, isBannerClosed } from "./banner-cookie.ts";

test("a closed banner stays away for seven days, on this site alone", () => {
  expect(bannerCookie("open-day", false)).toBe(
    "gevel_popup_open-day=1; Path=/; Max-Age=604800; SameSite=Lax",
  );
});

test("over TLS the cookie never leaves TLS", () => {
  expect(bannerCookie("open-day", true)).toMatch(/; Secure$/);
});

test.each([
  ["", false],
  ["gevel_popup_open-day=1", true],
  ["other=2; gevel_popup_open-day=1", true],
  ["gevel_popup_open-day-2=1", false],
  ["x=gevel_popup_open-day", false],
])("with the cookies %j the banner was closed: %s", (cookies, expected) => {
  expect(isBannerClosed(cookies, "open-day")).toBe(expected);
});
