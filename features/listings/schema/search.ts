import { z } from "zod";
import { Estate } from "./estate.ts";
import { Id } from "#features/site/schema/primitives.ts";
import { RADII } from "#domain/place/radii.ts";
import { SINGLE_ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { AMENITY_IDS } from "#domain/listing/amenities.ts";
import { SORT_ORDERS, SORT_TYPES, GROUPINGS } from "#domain/listing/search.ts";
import { Limit } from "./limit.ts";

const Scalar = z.union([z.string().max(500), z.number(), z.boolean()]);
const Bound = z.union([z.number(), z.string().max(40)]);

/** A town of the site, a municipality by its NIS code, and what lies around them. */
const Places = z.strictObject({
  cities: z.array(Id).max(500).optional(),
  municipalities: z.array(Id).max(500).optional(),
  radius: z.literal(RADII).optional(),
});

/** Which paths and operators may stand here is checked against the published list in domain/listing/search-paths.ts. */
export const Where = z.strictObject({
  terms: z.record(z.string(), z.array(Scalar).min(1).max(500)).optional(),
  range: z
    .record(
      z.string(),
      z.strictObject({
        gte: Bound.optional(),
        gt: Bound.optional(),
        lte: Bound.optional(),
        lt: Bound.optional(),
      }),
    )
    .optional(),
  match: z.record(z.string(), z.string().max(500)).optional(),
  /** Each is a set of places of which a listing is in one. */
  places: z.array(Places).min(1).max(5).optional(),
  /** A closed ring of [longitude, latitude] corners, WGS 84. */
  area: z
    .array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]))
    .min(3)
    .max(500)
    .optional(),
});
export type Where = z.infer<typeof Where>;

export const EstateSearch = z.strictObject({
  where: Where.default({}),
  sortBy: z
    .strictObject({
      sortType: z.enum(SORT_TYPES),
      sortOrder: z.enum(SORT_ORDERS).optional(),
      homesFirst: z.boolean().optional(),
    })
    .optional(),
  groupBy: z.enum(GROUPINGS).optional(),
  limit: Limit,
  /** `card` answers only what a card shows, `marker` only what a map needs; `full` (the default) whole nodes. */
  view: z.enum(["full", "card", "marker"]).default("full"),
});
export type EstateSearch = z.infer<typeof EstateSearch>;
export type EstateSearchInput = z.input<typeof EstateSearch>;

/** The search whose options are asked; `locations` names the cities that are wanted, since a page shows few of many. */
export const EstateFiltersRequest = EstateSearch.extend({ locations: z.array(Id).max(500).optional() });
export type EstateFiltersRequest = z.infer<typeof EstateFiltersRequest>;
export type EstateFiltersInput = z.input<typeof EstateFiltersRequest>;

export const EstateGroup = z.object({
  key: z.string(),
  name: z.string(),
  total: z.int(),
  ids: z.array(z.int()),
});
export type EstateGroup = z.infer<typeof EstateGroup>;

export const EstateResults = z.object({
  total: z.object({ value: z.int() }),
  results: z.array(Estate),
  groups: z.array(EstateGroup).optional(),
});
export type EstateResults = z.infer<typeof EstateResults>;

/** What a search answers; `error` is there when it failed, and then total is 0 and results are empty. */
export type EstateSearchAnswer = EstateResults & { readonly error?: Error };

const Least = z.object({ value: z.int(), count: z.int() });
const Counted = z.object({ id: z.int(), name: z.string(), count: z.int() });

export const EstateFilters = z.object({
  total: z.int(),
  headTypes: z.array(Counted),
  subTypes: z.array(Counted),
  transactions: z.array(Counted),
  countries: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  locations: z.array(Counted.extend({ zip: z.string().nullable() })),
  /** Euro; null when nothing that matches has a price. */
  prices: z.object({ min: z.number().nullable(), max: z.number().nullable() }),
  /** Value 6 stands for six and more. */
  bedrooms: z.array(z.object({ value: z.int(), count: z.int() })),
  /** So many bedrooms at least. */
  bedroomsFrom: z.array(Least),
  amenities: z.array(z.object({ id: z.enum(AMENITY_IDS), count: z.int() })),
  newBuilding: z.array(z.object({ value: z.boolean(), count: z.int() })),
  /** This label or a better one. */
  energyLabels: z.array(z.object({ id: z.enum(SINGLE_ENERGY_LABELS), count: z.int() })),
  /** m², at least. */
  areas: z.array(Least),
  plots: z.array(Least),
});
export type EstateFilters = z.infer<typeof EstateFilters>;
