import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { nl } from "#words/nl.ts";
import { createSay } from "#words/words.ts";
import { EstateCard } from "../listing/card/estate-card.tsx";
import { card } from "../listing/testing/card.ts";
import { draw, drawWhole } from "../listing/testing/draw.tsx";
import { OwnFavorites } from "../favorites/own-favorites.tsx";
import { KeepContext, Kept } from "../ui/kept.tsx";
import { Footer } from "./frame/footer.tsx";
import { SiteFrame } from "./frame/site-frame.tsx";
import { SHELL } from "./frame/testing/shell.ts";
import { keptParts } from "./kept-parts.server.tsx";
import { addDictionary } from "./words/dictionaries.ts";

addDictionary("nl", nl);

const sticker = {
  kind: "label",
  label: { text: "In optie", locale: "nl" },
  colours: { background: "#c48a2c", text: "#000000" },
} as const;
const picture = { src: "/media/1/card-760", srcSet: "", width: 760, height: 500, alt: "", placeholder: null };

function drawKept(shown = card(), words = {}) {
  return drawWhole(
    <KeepContext value={keptParts({ ...SHELL, words })}>
      <EstateCard card={shown} />
    </KeepContext>,
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
  const own = drawWhole(<EstateCard card={shown} />);
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

test.each(["/nl", "/nl/te-koop", "/nl/over-ons/team"])(
  "the frame of %s is the same whether it was kept or not",
  (at) => {
    const frame = (
      <SiteFrame shell={SHELL} say={createSay("nl", nl)} languages={[]} pathname={at}>
        <h1>Team</h1>
      </SiteFrame>
    );
    const own = drawWhole(frame, { at });
    const kept = () => drawWhole(<KeepContext value={keptParts(SHELL)}>{frame}</KeepContext>, { at });
    expect(kept()).toBe(own);
    expect(kept()).toBe(own);
  },
);

function footerOf(siteName: string) {
  const shell = { ...SHELL, siteName };
  return draw(
    <KeepContext value={keptParts(shell)}>
      <Footer shell={shell} />
    </KeepContext>,
  );
}

test("two agencies' frames never share a part", () => {
  expect(footerOf("Zilt")).toContain("Zilt");
  expect(footerOf("Huyzen")).not.toContain("Zilt");
});

function listOf(name: string, count: number) {
  return drawWhole(
    <KeepContext value={keptParts(SHELL)}>
      <Kept as="ul" by={() => "list"} values={[name, count]}>
        {([first, second]) => (
          <li id={String(first)}>
            {second} {first}
          </li>
        )}
      </Kept>
    </KeepContext>,
  );
}

test("what stands in a kept part's gaps is this page's, and never more than text", () => {
  expect(listOf("Gent", 3)).toBe('<ul><li id="Gent">3<!-- --> <!-- -->Gent</li></ul>');
  const script = `"><script>alert('1')</script>&`;
  expect(listOf(script, 0)).toBe(
    drawWhole(
      <ul>
        <li id={script}>
          {0} {script}
        </li>
      </ul>,
    ),
  );
});

function cardFor(favorites: number[] | null) {
  return draw(
    <KeepContext value={keptParts(SHELL)}>
      {favorites ? (
        <OwnFavorites favorites={favorites}>
          <EstateCard card={card()} />
        </OwnFavorites>
      ) : (
        <EstateCard card={card()} />
      )}
    </KeepContext>,
  );
}

function Street({ name, homes }: { readonly name: string; readonly homes: number }) {
  return (
    <Kept as="span" className="street" by={() => "street"} values={[name, homes]}>
      {([shown, count]) => (
        <>
          {shown}: {count}
        </>
      )}
    </Kept>
  );
}

function townOf(first: ReactNode, second: ReactNode) {
  return (
    <Kept as="ul" by={() => "town"} values={["Gent"]} parts={[first, second]}>
      {([name], [one, two]) => (
        <>
          <li>{name}</li>
          <li>{one}</li>
          <li>{two}</li>
        </>
      )}
    </Kept>
  );
}

test.each([
  [<Street key="a" name="Kouter" homes={3} />, <Street key="b" name="Drève d'Or" homes={0} />],
  [<Street key="a" name={'"<Veld>" & Co'} homes={1} />, null],
  [null, false],
])("a part that stands in another is the one that the browser draws there", (first, second) => {
  const town = townOf(first, second);
  const kept = () => drawWhole(<KeepContext value={keptParts(SHELL)}>{town}</KeepContext>);
  expect(kept()).toBe(drawWhole(town));
  expect(kept()).toBe(drawWhole(town));
});

test("a picture that is needed at once is told of in the page's head, kept or not", () => {
  const urgent = <EstateCard card={card({ picture })} isUrgent />;
  const kept = () => drawWhole(<KeepContext value={keptParts(SHELL)}>{urgent}</KeepContext>);
  expect(kept()).toMatch(/^<link rel="preload"[^>]*href="\/media\/1\/card-760"/);
  expect(kept()).toBe(drawWhole(urgent));
});

test("a visitor's own hearts are drawn for them alone", () => {
  expect(cardFor([card().id])).toContain('aria-pressed="true"');
  expect(cardFor(null)).not.toContain('aria-pressed="true"');
});
