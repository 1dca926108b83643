import { expect, test } from "vitest";
import { nl } from "#words/nl.ts";
import { addDictionary } from "../../shell/words/dictionaries.ts";
import { keptCards } from "./draw-kept-cards.server.tsx";
import { EstateCard } from "./estate-card.tsx";
import { KeptCardsContext } from "./kept-cards.ts";
import { card } from "../testing/card.ts";
import { draw } from "../testing/draw.tsx";

addDictionary("nl", nl);

const sticker = {
  kind: "label",
  label: { text: "In optie", locale: "nl" },
  colours: { background: "#c48a2c", text: "#000000" },
} as const;
const picture = { src: "/media/1/card-760", srcSet: "", width: 760, height: 500, alt: "", placeholder: null };

function drawKept(shown = card(), words = {}) {
  return draw(
    <KeptCardsContext value={keptCards("nl", words)}>
      <EstateCard card={shown} />
    </KeptCardsContext>,
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
])("%s looks the same on a card that was kept, so that the browser can take it over", (_, shown) => {
  const own = draw(<EstateCard card={shown} />);
  expect(drawKept(shown)).toBe(own);
  expect(drawKept(shown)).toBe(own);
});

test("a listing that changed is another card", () => {
  expect(drawKept(card({ title: { text: "Huis met tuin", locale: "nl" } }))).toContain("Huis met tuin");
  expect(drawKept()).not.toContain("Huis met tuin");
});

test("an agency's own words are on its own cards alone", () => {
  const own = { "listing.priceOnRequest": "Bel ons" };
  expect(drawKept(card({ price: null }), own)).toContain("Bel ons");
  expect(drawKept(card({ price: null }))).toContain("Prijs op aanvraag");
});
