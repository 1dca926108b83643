import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { PartCacheContext } from "#platform/render/cached.tsx";
import { createPartCache } from "#platform/render/part-cache.tsx";
import { createTranslate } from "#domain/locale/translate.ts";
import { RenderedFavorites } from "../heart/rendered-favorites.ts";
import { TranslateContext } from "#features/site/messages/translate-context.tsx";
import { card } from "../testing/card.ts";
import { renderHtml } from "../testing/render-html.tsx";
import { EstateCard } from "./estate-card.tsx";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const sticker = {
  kind: "label",
  label: { text: "In optie", locale: "nl" },
  colours: { background: "#c48a2c", text: "#000000" },
} as const;
const picture = { src: "/media/1/card-760", srcSet: "", width: 760, height: 500, alt: "", placeholder: null };

/** A part of a site whose own words come before the product's. */
function renderCached(part: ReactNode, words = {}): string {
  const t = createTranslate("nl", nl, words);
  const cache = createPartCache({
    scope: JSON.stringify(words),
    provide: (content) => <TranslateContext value={t}>{content}</TranslateContext>,
  });
  return renderHtml(
    <TranslateContext value={t}>
      <PartCacheContext value={cache}>{part}</PartCacheContext>
    </TranslateContext>,
  );
}

test.each([
  ["a house", card()],
  ["a listing whose status is hidden", card({ href: null })],
  ["one under option with a picture", card({ sticker, picture })],
  ["one that was sold", card({ sticker: { kind: "sold" } })],
  [
    "one of which nothing is known",
    card({ price: null, subType: null, street: null, city: null, area: null }),
  ],
])("%s looks the same on a card that was cached", (_, shown) => {
  const own = renderHtml(<EstateCard card={shown} />);
  expect(renderCached(<EstateCard card={shown} />)).toBe(own);
  expect(renderCached(<EstateCard card={shown} />)).toBe(own);
});

test("a listing that changed is another card", () => {
  const changed = card({ title: { text: "Huis met tuin", locale: "nl" } });
  expect(renderCached(<EstateCard card={changed} />)).toContain("Huis met tuin");
  expect(renderCached(<EstateCard card={card()} />)).not.toContain("Huis met tuin");
});

test("an agency's own words are on its own cards alone", () => {
  const own = { "listing.priceOnRequest": "Bel ons" };
  const unpriced = <EstateCard card={card({ price: null })} />;
  expect(renderCached(unpriced, own)).toContain("Bel ons");
  expect(renderCached(unpriced)).toContain("Prijs op aanvraag");
});

test("a picture that is needed at once is told of in the page's head, cached or not", () => {
  const urgent = <EstateCard card={card({ picture })} isUrgent />;
  expect(renderCached(urgent)).toMatch(/^<link rel="preload"[^>]*href="\/media\/1\/card-760"/);
  expect(renderCached(urgent)).toBe(renderHtml(urgent));
});

test("a visitor's own hearts are rendered for them alone", () => {
  const rendered = <EstateCard card={card()} />;
  expect(renderCached(<RenderedFavorites value={[card().id]}>{rendered}</RenderedFavorites>)).toContain(
    'aria-pressed="true"',
  );
  expect(renderCached(rendered)).not.toContain('aria-pressed="true"');
});
