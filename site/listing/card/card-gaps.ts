import type { CardView } from "./card-view.ts";

/**
 * What a card is drawn from, apart: its texts and addresses, the shape that they stand in, and how texts make it a card again. Cards of
 * one shape share their kept HTML.
 */
export function cardGaps(card: CardView) {
  const texts: string[] = [];
  const shape = withTexts(card, (text) => (texts.push(text), FULL));
  return {
    texts,
    shape: JSON.stringify(shape),
    filled: (given: ReadonlyArray<string | number>) => {
      let at = 0;
      return withTexts(card, () => String(given[at++]));
    },
  };
}

/** Stands in a shape for a text. */
const FULL = "_";

/** The card with each of its texts put another way, always in the same order; no empty one, which decides what is drawn. */
function withTexts(card: CardView, put: (text: string) => string): CardView {
  const maybe = <T extends string | null>(text: T) => (text ? put(text) : text) as T;
  const { href, picture, title, subType, street, city, price, area, land } = card;
  return {
    ...card,
    id: 0,
    href: href?.startsWith("/") ? put(href) : href,
    picture: picture && {
      ...picture,
      src: put(picture.src),
      srcSet: maybe(picture.srcSet),
      alt: maybe(picture.alt),
      placeholder: picture.placeholder && withEnd(picture.placeholder, DATA_PICTURE, put),
    },
    title: { ...title, text: maybe(title.text) },
    subType: subType && { ...subType, text: maybe(subType.text) },
    street: maybe(street),
    city: maybe(city),
    price: price && { ...price, text: withCents(price.text, put), annuity: maybe(price.annuity) },
    area: maybe(area),
    land: maybe(land),
  };
}

/** How a picture's placeholder begins, which says that it is one. */
const DATA_PICTURE = "data:image/";

function withEnd(text: string, start: string, put: (text: string) => string): string {
  return text.startsWith(start) && text.length > start.length ? start + put(text.slice(start.length)) : text;
}

/** Cents are drawn smaller. */
function withCents(amount: string, put: (text: string) => string): string {
  const comma = amount.lastIndexOf(",");
  return comma > 0 ? `${put(amount.slice(0, comma))},${put(amount.slice(comma + 1))}` : amount;
}
