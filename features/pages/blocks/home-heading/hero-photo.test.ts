import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AA_CONTRAST, contrast } from "#domain/estate/sticker/contrast.ts";
import { heroPhoto } from "./hero-photo.tsx";

const block = { id: "hero", type: "home-heading" as const, picture: "0f9c", search: [] };

test("a home page shows its photo whole where it names the point that stays in view", () => {
  const photo = heroPhoto({ ...block, focus: { x: 33, y: 61 }, width: 1600, height: 1067 }, null);
  expect(photo).toMatchObject({ focus: { x: 35, y: 60 }, width: 1600, height: 1067 });
  expect(heroPhoto(block, null)).toBeNull();
});

/** `--scrim` of a site whose band is white: the palest there is, 70 % black in Oklab. */
const PALEST_SCRIM = 46;

/** What the lightest scrim behind words leaves of a white photo. */
function groundUnder(share: number): string {
  const channel = Math.round(PALEST_SCRIM * share + 255 * (1 - share));
  return `#${channel.toString(16).padStart(2, "0").repeat(3)}`;
}

test("white words can be read on a white photo, on phones and on wide screens", () => {
  const sheet = readFileSync(new URL("hero-photo.module.css", import.meta.url), "utf8");
  const behindWords = [/(\d+)%, transparent\) calc\(100% - var\(--fade\)\)/, /(\d+)%, transparent\) 7\.5rem/];
  for (const place of behindWords) {
    const share = Number(place.exec(sheet)?.[1]) / 100;
    expect(contrast("#ffffff", groundUnder(share))).toBeGreaterThanOrEqual(AA_CONTRAST);
  }
});
