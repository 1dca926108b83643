import * as fc from "fast-check";
import { expect, test } from "vitest";
import { AA_CONTRAST, contrast } from "#domain/estate/sticker/contrast.ts";
import { DARK, mailColours } from "./mail-colours.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyTheme = fc.record(
  { paper: hex, card: hex, ink: hex, muted: hex, accent: hex },
  { requiredKeys: [] },
);

test("whatever colours a site has, every word of its mails can be read", () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const { paper, card, ink, muted, link, accent, onAccent } = mailColours(theme);
      const pairs = [ink, muted, link].flatMap((text) =>
        [paper, card].map((ground) => [text, ground] as const),
      );
      for (const [text, ground] of [...pairs, [onAccent, accent] as const])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(AA_CONTRAST);
    }),
  );
});

test("in the dark too", () => {
  for (const text of [DARK.ink, DARK.muted, DARK.link])
    for (const ground of [DARK.paper, DARK.card])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(AA_CONTRAST);
});

test("colours that can be read stay the site's own", () => {
  const theme = { paper: "#eef4f7", card: "#ffffff", ink: "#10212b", muted: "#4a5a63", accent: "#0b5c7a" };
  expect(mailColours(theme)).toMatchObject({ ...theme, link: "#0b5c7a", onAccent: "#ffffff" });
});
