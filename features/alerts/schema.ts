import { z } from "zod";
import { type Criteria, criteriaOf } from "#domain/alerts/criteria.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { FREQUENCIES } from "#domain/alerts/frequency.ts";
import {
  ALERT_KEYS,
  type AlertKey,
  type AlertKind,
  FILTERS,
  settleFilters,
} from "#domain/listing/filters.ts";
import { SINGLE_ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { RADII } from "#domain/place/radii.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import { EmailAddress, SENT_FORM, textLine } from "#features/contact/schema/sent-form.ts";
import { Amount, Id, LocaleCode } from "#features/site/schema/primitives.ts";

const MOST_VALUES = 100;
const LONGEST_PLACE = 60;

/** One value or several, as forms and scripts send them. */
const several = <T extends z.ZodType>(value: T) =>
  z.preprocess(
    (sent) => (sent === undefined ? [] : Array.isArray(sent) ? sent : [sent]),
    z.array(value).max(MOST_VALUES, "form.error.invalid"),
  );

/** People also type "350.000", "350 000" and "€ 350.000,00". */
const Price = z
  .union([z.number(), z.string()])
  .transform((typed) =>
    typeof typed === "number" ? typed : Number(typed.replace(/[€\s.]|,(?:00|-)?$/g, "") || Number.NaN),
  )
  .pipe(Amount)
  .optional();

/** What a form sends of each kind of filter, and what the API answers of it. */
const FIELDS_OF_KINDS = {
  ids: several(z.coerce.number().pipe(Id)),
  counts: several(z.coerce.number().pipe(z.int().min(0).max(LARGE_BEDROOM_COUNT))),
  amount: Price,
  least: z.coerce.number().pipe(z.int().min(1)).optional(),
  yes: z.coerce.number().pipe(z.literal(1)).optional(),
  whether: z.coerce
    .number()
    .pipe(z.literal([0, 1]))
    .optional(),
  label: z.enum(SINGLE_ENERGY_LABELS).optional(),
  radius: z.coerce.number().pipe(z.literal(RADII)).optional(),
} as const;
const ANSWERS_OF_KINDS = {
  ids: z.array(z.int()),
  counts: z.array(z.int()),
  amount: z.number().nullable(),
  least: z.number().nullable(),
  yes: z.number().nullable(),
  whether: z.number().nullable(),
  label: z.string().nullable(),
  radius: z.number().nullable(),
} as const;

const CRITERIA_FIELDS = Object.fromEntries(
  ALERT_KEYS.map((key) => [FILTERS[key].name, FIELDS_OF_KINDS[FILTERS[key].kind]]),
) as {
  readonly [Key in AlertKey as (typeof FILTERS)[Key]["name"]]: (typeof FIELDS_OF_KINDS)[AlertKind<Key>];
};
const CRITERIA_ANSWERS = Object.fromEntries(
  ALERT_KEYS.map((key) => [key, ANSWERS_OF_KINDS[FILTERS[key].kind]]),
) as { readonly [Key in AlertKey]: (typeof ANSWERS_OF_KINDS)[AlertKind<Key>] };

/** What is looked for, under the names that listing pages' addresses have. */
const CRITERIA = {
  ...CRITERIA_FIELDS,
  frequency: z.enum(FREQUENCIES),
  /** A city in the words of the visitor, who did not choose it from the list; it counts where it can mean one alone. */
  q: textLine(LONGEST_PLACE).optional(),
} as const;

/** What a visitor wants to be told of, and where. */
export const SubscriptionFields = z.object({ ...SENT_FORM, ...CRITERIA, email: EmailAddress });
export type SubscriptionFields = z.infer<typeof SubscriptionFields>;

/** What a subscriber changes; the address stays until another one is confirmed. */
export const SubscriptionChange = z.object(CRITERIA);
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

/** A subscription as its own link shows it. */
export const SubscriptionView = z.object({
  email: z.string(),
  frequency: z.enum(FREQUENCIES),
  isConfirmed: z.boolean(),
  /** When it ends unless somebody touches it; null for long. */
  endsAt: z.iso.datetime().nullable(),
  locale: LocaleCode,
  criteria: z.object(CRITERIA_ANSWERS),
  /** The criteria in the words of the call's language. */
  summary: z.string(),
});
export type SubscriptionView = Omit<z.infer<typeof SubscriptionView>, "criteria"> & {
  readonly criteria: Criteria;
};

/** How many listings on offer fit. */
export const MatchCount = z.object({ count: z.int() });
export type MatchCount = z.infer<typeof MatchCount>;

/**
 * The criteria of a form, each value once and in order; a price range the wrong way round is turned.
 * Example: `type: [3, 1, 3]` with `"price-min": 500000` and `"price-max": 300000` gives types [1, 3] from 300000 to 500000.
 */
export function criteriaOfFields(fields: SubscriptionChange): Criteria {
  const asked = ALERT_KEYS.map((key) => {
    const value = fields[FILTERS[key].name];
    return [key, Array.isArray(value) ? ordered(value) : (value ?? null)];
  });
  return criteriaOf(settleFilters({ ...EMPTY_LISTING_QUERY, ...(Object.fromEntries(asked) as Criteria) }));
}

function ordered(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
