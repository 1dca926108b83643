import { expect, test } from "vitest";
import { createTranslate } from "#domain/locale/translate.ts";
import { legalLinks } from "./legal-links.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const t = createTranslate("nl", nl);
const link = (id: number, text: string, href: string) => ({
  id,
  label: { text, locale: "nl" as const },
  href,
  children: [],
});

test("every site links to who publishes it, its privacy statement, terms and accessibility statement", () => {
  expect(legalLinks([], "nl", t).map(({ href }) => href)).toEqual([
    "/nl/gebruiksvoorwaarden#imprint",
    "/nl/privacyverklaring",
    "/nl/gebruiksvoorwaarden",
    "/nl/toegankelijkheid",
  ]);
});

test("a statement that the agency links to itself is not linked twice", () => {
  const own = [link(1, "Privacy", "/nl/privacyverklaring"), link(2, "Wettelijk", "/nl/wettelijk")];
  expect(legalLinks(own, "nl", t).map(({ label }) => label.text)).toEqual([
    "Privacy",
    "Wettelijk",
    "Wettelijke vermeldingen",
    "Gebruiksvoorwaarden",
    "Toegankelijkheid",
  ]);
});
