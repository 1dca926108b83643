import type { Multilingual } from "../locale/multilingual.ts";
import { LOCALES } from "../locale/locale.ts";

type Texts = Multilingual | null | undefined;

type Told = {
  readonly general: {
    readonly title?: Texts;
    readonly description?: Texts;
    readonly shortDescription?: Texts;
    readonly price?: { readonly value?: number | null | undefined } | null | undefined;
    readonly bedroomCount?: number | null | undefined;
  };
  readonly property?:
    | {
        readonly title?: Texts;
        readonly description?: Texts;
        readonly short_description?: Texts;
        readonly financial?:
          | { readonly price?: number | null | undefined; readonly vat_regime?: boolean | null | undefined }
          | null
          | undefined;
        readonly construction?: { readonly bedrooms_count?: number | null | undefined } | null | undefined;
      }
    | null
    | undefined;
};

/**
 * An estate that tells its title, texts or price in its attribute groups alone tells them in general too, where cards,
 * searches and addresses look; a price under VAT stays where it is. A general price of 0 is on request, whatever the groups say. Of two prices or counts of bedrooms the general one holds everywhere. Example: a `property.title` "Hoeve" without a
 * `general.title` makes both "Hoeve".
 */
export function withGeneralFacts<T extends Told>(estate: T): T {
  const { general, property } = estate;
  if (!property) return estate;
  const asked = general.price?.value;
  if (asked === 0 && property.financial?.price)
    return withGeneralFacts({
      ...estate,
      property: { ...property, financial: onRequest(property.financial) },
    });
  const price = property.financial?.vat_regime ? null : property.financial?.price;
  return {
    ...estate,
    property: withOneAnswer(property, { price: price && asked, bedrooms: general.bedroomCount }),
    general: {
      ...general,
      title: textsOf(general.title, property.title),
      description: textsOf(general.description, property.description),
      shortDescription: textsOf(general.shortDescription, property.short_description),
      price: asked || !price ? general.price : { ...general.price, value: price },
    },
  };
}

function onRequest<F extends object>(financial: F): F {
  return { ...financial, price: null, price_per_square_meter: null };
}

type Answers = { readonly price: number | null | undefined; readonly bedrooms: number | null | undefined };

/** The attribute groups, saying what the estate says where they say something else. */
function withOneAnswer<P extends NonNullable<Told["property"]>>(
  property: P,
  { price, bedrooms }: Answers,
): P {
  const { financial, construction } = property;
  return {
    ...property,
    ...(price && { financial: { ...financial, price } }),
    ...(bedrooms != null &&
      construction?.bedrooms_count != null && {
        construction: { ...construction, bedrooms_count: bedrooms },
      }),
  };
}

function textsOf(...candidates: readonly Texts[]): Texts {
  return candidates.find((texts) => LOCALES.some((locale) => texts?.[locale]?.trim())) ?? candidates[0];
}
