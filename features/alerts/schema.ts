import { z } from "zod";
import { type Criteria, criteriaOf } from "#domain/subscription/criteria.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { FREQUENCIES } from "#domain/subscription/frequency.ts";
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

/** What is looked for, under the names that listing pages' addresses have. */
const CRITERIA = {
  transaction: several(z.coerce.number().pipe(Id)),
  type: several(z.coerce.number().pipe(Id)),
  city: several(z.coerce.number().pipe(Id)),
  "price-min": Price,
  "price-max": Price,
  bedrooms: several(z.coerce.number().pipe(z.int().min(0).max(LARGE_BEDROOM_COUNT))),
  frequency: z.enum(FREQUENCIES),
  /** A town in the words of the visitor, who did not choose it from the list; it counts where it can mean one alone. */
  q: textLine(LONGEST_PLACE).optional(),
} as const;

/** What a visitor wants to be told of, and where. */
export const SubscriptionFields = z.object({ ...SENT_FORM, ...CRITERIA, email: EmailAddress });
export type SubscriptionFields = z.infer<typeof SubscriptionFields>;

/** What a subscriber changes; the address stays until another one is confirmed. */
export const SubscriptionChange = z.object(CRITERIA);
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

const { privacy: _consent, ...SENT_AGAIN } = SENT_FORM;

/** Another address for a subscription; whoever reads its mails there is asked first. */
export const AddressChange = z.object({ ...SENT_AGAIN, email: EmailAddress });
export type AddressChange = z.infer<typeof AddressChange>;

/** A subscription as its own link shows it. */
export const SubscriptionView = z.object({
  email: z.string(),
  frequency: z.enum(FREQUENCIES),
  isConfirmed: z.boolean(),
  /** When it ends unless somebody touches it; null for long. */
  endsAt: z.iso.datetime().nullable(),
  locale: LocaleCode,
  criteria: z.object({
    transactions: z.array(z.int()),
    types: z.array(z.int()),
    cities: z.array(z.int()),
    priceMin: z.number().nullable(),
    priceMax: z.number().nullable(),
    bedrooms: z.array(z.int()),
  }),
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
  const prices = [fields["price-min"] ?? null, fields["price-max"] ?? null] as const;
  const isTurned = prices[0] !== null && prices[1] !== null && prices[0] > prices[1];
  return criteriaOf({
    ...EMPTY_LISTING_QUERY,
    transactions: ordered(fields.transaction),
    types: ordered(fields.type),
    cities: ordered(fields.city),
    priceMin: isTurned ? prices[1] : prices[0],
    priceMax: isTurned ? prices[0] : prices[1],
    bedrooms: ordered(fields.bedrooms),
  });
}

function ordered(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
