import type { AmenityId } from "#domain/listing/amenities.ts";
import type { ListingQuery, View } from "#domain/listing/query.ts";
import type { Grouping, SortOrder, SortType } from "#domain/listing/search.ts";
import type { FixedListing } from "#domain/listing/search-of.ts";
import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { ShownMap } from "./map/listing-map-view.ts";
import type { CardView } from "./card/card-view.ts";

export type FilterOption = { readonly id: string; readonly name: string; readonly count: number };

/** A choice whose words follow from its id. */
export type CountedOption = Pick<FilterOption, "id" | "count">;

export type TownOption = FilterOption & { readonly zip: string | null };

/** A municipality by its NIS code; a town that belongs to none stands in a group of its own, without one. */
export type PlaceGroup = {
  readonly municipality: (FilterOption & { readonly postcodes: string }) | null;
  readonly towns: readonly TownOption[];
};

/** What a visitor can narrow a list by, each with how many listings it would leave. */
export type FilterOptions = {
  readonly cities: readonly FilterOption[];
  /** Those with several towns in the list, by their NIS code, and those that are chosen. */
  readonly municipalities: readonly FilterOption[];
  /** Places to choose from: municipalities with their towns in the list, those with most listings first, then those that are chosen. */
  readonly places: readonly PlaceGroup[];
  /** The towns that a radius adds, those with most listings first. */
  readonly addedByRadius: readonly string[];
  readonly types: readonly FilterOption[];
  readonly subTypes: readonly FilterOption[];
  readonly transactions: readonly FilterOption[];
  readonly countries: readonly FilterOption[];
  readonly bedrooms: readonly FilterOption[];
  /** Euro, ascending: the bounds that a price range can be set to. */
  readonly prices: readonly number[];
  /** Each at least: bedrooms, energy label, m². */
  readonly bedroomsFrom: readonly CountedOption[];
  readonly energyLabels: readonly CountedOption[];
  readonly areas: readonly CountedOption[];
  readonly plots: readonly CountedOption[];
  readonly amenities: ReadonlyArray<CountedOption & { readonly id: AmenityId }>;
  /** New-build is `1`, what stands already `0`. */
  readonly newBuild: readonly CountedOption[];
};

/** Which part of a group stands on a page; a group may run on over several. */
export type GroupSection = {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  readonly ids: readonly number[];
};

/** One page of results, as the first answer and each next page bring it. */
export type ListingPage = {
  readonly page: number;
  readonly total: number;
  readonly cards: readonly CardView[];
  /** Null for a list without groups. */
  readonly sections: readonly GroupSection[] | null;
  /** Those of the cards that are garages or plots. */
  readonly garageAndLandIds: readonly number[];
  /** The search failed: there is nothing to show and something to try again. */
  readonly isFailed: boolean;
};

/** A list's conditions, as JSON for a browser. */
export type FixedConditions = Required<Pick<FixedListing, "where" | "collectionIds">>;

/** Garages and plots behind the homes of a list. */
export type GaragesAndLand = {
  /** By head type, most first. */
  readonly counts: ReadonlyArray<{ readonly id: number; readonly count: number }>;
  /** Euro. */
  readonly prices: { readonly min: number | null; readonly max: number | null };
};

type OtherSearch = { readonly query: ListingQuery; readonly count: number };

/** A search with one or two wishes less, and how many listings it has. */
export type RelaxedSearch = OtherSearch & { readonly wishesLess: number };

/** The same search in another municipality. */
export type NearbyTown = OtherSearch & { readonly name: string; readonly kilometres: number };

/** A listing block on a page, in one language. */
export type ListingView = {
  readonly blockId: string;
  readonly heading: LocalizedText | null;
  /** The heading while places are chosen, with `{places}` for their names. */
  readonly placesHeading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  /** The path of the page that the list stands on; every link adds its query. */
  readonly path: string;
  readonly query: ListingQuery;
  readonly results: ListingPage;
  /** What stands apart behind the homes; null where nothing does. */
  readonly garagesAndLand: GaragesAndLand | null;
  readonly pages: number;
  /** Listings a page. */
  readonly size: number;
  readonly sort: {
    readonly type: SortType;
    readonly order: SortOrder;
    /** The order inside of homes and of the rest, where the list's own order puts homes first. */
    readonly homesFirst: { readonly type: SortType; readonly order: SortOrder } | null;
  };
  readonly group: Grouping | null;
  readonly groupOptions: readonly Grouping[];
  /** What the agency fixed of the list, for scripts. */
  readonly fixed: FixedConditions;
  /** The visitor's own words ask for a holiday home, and the agency lets none. */
  readonly hasNoStays: boolean;
  /** Null for a short showcase without filters, sorting and paging. */
  readonly filter: FilterOptions | null;
  /** A place that a visitor typed and that has no listings. */
  readonly unknownPlace: string | null;
  /** The next page loads by itself near the end of the list. */
  readonly isEndless: boolean;
  readonly map: ShownMap | null;
  /** The `view` of an address that shows or hides the map; null for the list's own. */
  readonly otherView: View | null;
  /** Where a visitor asks to be told of what comes into the list; null where nothing does. */
  readonly alertHref: string | null;
  /** What would show more where little or nothing is found, the most first. */
  readonly relaxed: readonly RelaxedSearch[];
  /** The nearest places where something fits, then. */
  readonly nearby: readonly NearbyTown[];
  readonly more: { readonly label: LocalizedText; readonly href: string } | null;
};
