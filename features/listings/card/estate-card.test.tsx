import { expect, test } from "vitest";
import { EstateCard } from "./estate-card.tsx";
import { card } from "../testing/card.ts";
import { renderHtml } from "../testing/render-html.tsx";

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const cardText = (changes = {}) => textOf(renderHtml(<EstateCard card={card(changes)} />));

test("a card reads price, energy label, title, what and where, and how big", () => {
  expect(cardText()).toBe(
    "€ 389.000 ,00 EPC-label B Rijwoning met stadstuin Rijwoning · Zuidstationstraat 14, 9000 Gent " +
      "3 slaapkamers 1 badkamer 168,00 m²",
  );
});

test("the text of a price stays whole, though its cents are set smaller", () => {
  expect(renderHtml(<EstateCard card={card()} />).replace(/<[^>]+>/g, "")).toContain("€ 389.000,00");
});

test("a card is a link to the listing's own address", () => {
  expect(renderHtml(<EstateCard card={card()} />)).toContain(
    'href="/nl/aanbod/12/rijwoning-te-koop-in-gent"',
  );
});

test("the card of a hidden status is a plain block without any link", () => {
  const html = renderHtml(<EstateCard card={card({ href: null })} />);
  expect(html).not.toContain("<a ");
  expect(html).toContain("Rijwoning met stadstuin");
});

test("a title that fell back to Dutch says so on a French page", () => {
  const html = renderHtml(<EstateCard card={card()} />, { locale: "fr" });
  expect(html).toContain('<span lang="nl">Rijwoning met stadstuin</span>');
});

test.each([
  ["sold", "Verkocht"],
  ["rented", "Verhuurd"],
] as const)("an estate that is %s wears a round badge of 230 by 230", (kind, word) => {
  const html = renderHtml(<EstateCard card={card({ sticker: { kind } })} />);
  expect(html).toContain('width="230" height="230"');
  expect(html).toContain(word);
});

test.each([
  ["sold", "Verkocht"],
  ["rented", "Verhuurd"],
  ["takenOver", "Overgenomen"],
] as const)("what is %s wears its badge without a sticker, and beside the agency's own", (state, word) => {
  const label = { text: "Nieuw", locale: "nl" } as const;
  const sticker = { kind: "label", label, colours: null } as const;
  for (const changes of [{ state }, { state, sticker }]) {
    const html = renderHtml(<EstateCard card={card(changes)} />);
    expect(html).toContain('width="230" height="230"');
    expect(html).toContain(word);
  }
  expect(cardText({ state, sticker })).toContain("Nieuw");
});

const called = (text: string) => ({ kind: "label", label: { text, locale: "nl" }, colours: null }) as const;

test("what is under option says so, once also where the agency's sticker says the same", () => {
  expect(cardText({ state: "underOption" })).toMatch(/^In optie /);
  expect(cardText({ state: "underOption", sticker: called("Nieuw") })).toMatch(/^In optie Nieuw /);
  expect(cardText({ state: "underOption", sticker: called("IN OPTIE") })).toMatch(/^IN OPTIE €/);
});

test("a sticker wears the agency's colours without a style attribute", () => {
  const label = { text: "In optie", locale: "nl" } as const;
  const colours = { background: "#c48a2c", text: "#000000" };
  const html = renderHtml(<EstateCard card={card({ sticker: { kind: "label", label, colours } })} />);
  expect(html).toMatch(/<svg[^>]*color="#c48a2c"/);
  expect(html).not.toContain("style=");
});

test("without a price it is on request, and what is not known leaves no gap", () => {
  const text = cardText({ price: null, bedrooms: null, bathrooms: null, area: null, energyLabel: null });
  expect(text).toBe("Prijs op aanvraag Rijwoning met stadstuin Rijwoning · Zuidstationstraat 14, 9000 Gent");
});

test("what is sold or rented as a whole asks for no price", () => {
  expect(cardText({ price: null, state: "sold" })).toMatch(/^Verkocht (?!.*aanvraag)/);
  expect(cardText({ price: null, state: "rented" })).toMatch(/^Verhuurd (?!.*aanvraag)/);
  expect(cardText({ price: null, state: "underOption" })).toContain("Prijs op aanvraag");
});

test("a plot shows its land, a house only how big one lives", () => {
  expect(cardText({ area: null, land: "1.246,00 m²" })).toContain("1.246,00 m²");
  expect(cardText({ land: "1.246,00 m²" })).not.toContain("1.246,00 m²");
});

test("a project shows from what price, a rent per what", () => {
  const price = {
    text: "€ 950,00",
    before: "listing.priceFrom",
    period: { text: "per maand", locale: "nl" },
    annuity: null,
  } as const;
  expect(cardText({ price })).toMatch(/^vanaf € 950 ,00 per maand/);
});

test("a public sale says so on its card, once also where the agency's sticker says the same", () => {
  expect(cardText({ isPublicSale: true })).toMatch(/^Openbare verkoop €/);
  expect(cardText({ isPublicSale: true, sticker: called("Openbare verkoop") })).toMatch(
    /^Openbare verkoop €/,
  );
});
