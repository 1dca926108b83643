import { expect, test } from "vitest";
import { holdsLink } from "./holds-link.ts";

test.each([
  "https://voorbeeld.be",
  "HTTP://voorbeeld",
  "kijk op www.voorbeeld",
  "koop nu op voorbeeld.shop!",
  "schrijf naar an@voorbeeld.be",
  "münchen.de",
  "javascript://x",
])("%j holds a link", (text) => {
  expect(holdsLink(text)).toBe(true);
});

test.each([
  "Mooi. Wat denk je?",
  "Het is 1.250.000 euro waard...",
  "om 10.30 u.",
  "de woning t.o. het park",
  "An & Jan :)",
  "",
])("%j holds none", (text) => {
  expect(holdsLink(text)).toBe(false);
});
