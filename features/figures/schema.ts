import { z } from "zod";
import { DEALS } from "#domain/figures/price-bands.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";
import { PERIODS } from "./period.ts";

const Shown = z.int().describe("0 stands for fewer than five.");
const Rounded = z.int().describe("Rounded down to fives: 0 stands for fewer than five.");
const Exact = z.int();

const Days = { from: z.iso.date(), until: z.iso.date().describe("The last day, which is over.") };
const Compared = z.object({ count: Shown, before: Shown.describe("In as many days before.") });

const Cell = z.object({ searches: Shown, empty: Shown.describe("Those that found nothing.") });

const PLACE = {
  place: z
    .string()
    .describe(
      "A town by the site's id (`c12`), a municipality by its NIS code (`m44021`), or empty for none.",
    ),
  name: MultilingualText.nullable().describe("Null for searches that name no place."),
};

const PlaceFigures = z.object({
  ...PLACE,
  bands: z.array(Cell).describe("As `bands`, after the one without a price."),
  total: Shown.describe("Of what is shown: what is not shown is in no total."),
  empty: Shown,
});

const Missed = z.object({
  ...PLACE,
  kind: z.int().describe("Head type; 0 for none or several."),
  band: z.int().describe("0 without a price, else the place of the band."),
  count: Shown,
});

const Home = z.object({
  id: z.int(),
  title: MultilingualText.nullable(),
  place: MultilingualText.nullable(),
  price: z.number().nullable(),
  picture: z.object({ file: z.string() }).nullable(),
  onlineSince: z.iso.datetime().nullable(),
  questions: Exact,
  visits: Exact,
  alerts: Rounded.describe("That fit the listing."),
});

/** What visitors look for, as counts. */
export const Figures = z.object({
  period: z.enum(PERIODS),
  deal: z.enum(DEALS),
  ...Days,
  since: z.iso.date().nullable().describe("The first day that has a figure; null where none has yet."),
  bands: z.array(z.number()).describe("The upper ends of the price bands in euro; the last band has none."),
  searches: Compared,
  empty: Compared.describe("Searches that found nothing."),
  alerts: z.object({ waiting: Rounded, added: Rounded }),
  questions: z.object({
    count: Exact,
    answeredWithinHours: z
      .number()
      .nullable()
      .describe("The median; null where none was marked as answered."),
  }),
  visits: z.object({ count: Exact, cancelled: Exact }),
  places: z
    .array(PlaceFigures)
    .describe("Those that were searched for most; a search of two places counts for both."),
  missed: z.array(Missed).describe("Searches that found nothing, the most frequent first."),
  alertPlaces: z.array(z.object({ place: z.string(), name: MultilingualText, count: Rounded })),
  homes: z.array(Home).describe("Those with most questions and visits."),
});
export type Figures = z.infer<typeof Figures>;
