import {
  type AlertKey,
  inWords,
  type FilterValues,
  WORDED_KEYS,
  type WordedKey,
} from "#domain/listing/filters.ts";
import type { Criteria } from "#domain/alerts/criteria.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { formatEuro } from "#domain/format/figures.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { municipalityWithId } from "#domain/place/municipalities.ts";

type Names = ReadonlyMap<number, { readonly name: string; readonly zip?: string | null | undefined }>;

/** What the ids in criteria are called. */
export type CriteriaLabels = Readonly<Record<"transaction" | "head_type" | "sub_type" | "city", Names>>;

/** What a subscriber looks for, in the words of their language: "Te koop · Huis · 9000 Gent · tot € 400.000,00". */
export function criteriaInWords(
  criteria: Criteria,
  labels: CriteriaLabels,
  t: Translate,
  locale: Locale,
): string {
  const parts = Object.values(WORDS).map((words) => words(criteria, labels, t, locale));
  return parts.filter(Boolean).join(" · ") || t("subscription.everything");
}

type CriterionInWords = (criteria: Criteria, labels: CriteriaLabels, t: Translate, locale: Locale) => string;

/** What each criterion says, in this order; the upper price is said with the lower. */
const WORDS: { readonly [Key in AlertKey]: CriterionInWords } = {
  transactions: ({ transactions }, { transaction }) => names(transactions, transaction),
  types: ({ types }, labels) => names(types, labels.head_type),
  subTypes: ({ subTypes = [] }: Partial<Criteria>, labels) => names(subTypes, labels.sub_type),
  cities: ({ cities }, { city }) => names(cities, city),
  municipalities: ({ municipalities = [] }: Partial<Criteria>, _labels, t, locale) =>
    municipalities.map((id) => municipalityInWords(id, t, locale)).join(", "),
  radius: ({ radius = null }: Partial<Criteria>, _labels, t) =>
    radius === null ? "" : t("listing.around", { radius }),
  priceMin: (criteria, _labels, t) => priceCriterion(criteria, t),
  priceMax: () => "",
  bedrooms: (criteria, _labels, t) => bedroomsInWords(criteria, t),
  ...(Object.fromEntries(WORDED_KEYS.map((key) => [key, worded(key)])) as Record<
    WordedKey,
    CriterionInWords
  >),
};

/** Not every one of them is an alert's, nor was each there when an older alert was made. */
function worded(key: WordedKey): CriterionInWords {
  return (criteria: Partial<FilterValues>, _labels, t) => inWords(key, criteria[key], t) ?? "";
}

/** What left the site's lists since has no name any more, and finds nothing either. */
function names(ids: readonly number[], labels: Names) {
  const known = ids.flatMap((id) => labels.get(id) ?? []);
  return known.map(({ name, zip }) => [zip, name].filter(Boolean).join(" ")).join(", ");
}

function priceCriterion({ priceMin, priceMax }: Criteria, t: Translate): string {
  if (priceMin !== null && priceMax !== null) return `${formatEuro(priceMin)} – ${formatEuro(priceMax)}`;
  if (priceMin !== null) return t("listing.atLeast", { price: formatEuro(priceMin) });
  return priceMax === null ? "" : t("listing.atMost", { price: formatEuro(priceMax) });
}

function bedroomsInWords({ bedrooms }: Criteria, t: Translate): string {
  if (bedrooms.length === 0) return "";
  const counts = bedrooms.map((count) => (count === LARGE_BEDROOM_COUNT ? `${count}+` : String(count)));
  return t("subscription.bedrooms", { counts: counts.join(", ") });
}

/** "Gent, alle deelgemeenten"; a code that no municipality has shows as itself. */
function municipalityInWords(id: number, t: Translate, locale: Locale): string {
  const name = municipalityWithId(id)?.names[locale];
  return name === undefined ? `#${id}` : t("listing.wholeMunicipality", { name });
}
