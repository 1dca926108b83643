import { SINGLE_ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { AMENITY_IDS } from "#domain/listing/amenities.ts";
import type { FilterOptions as CountedOptions } from "#domain/listing/estate-filter-state.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import type { EstateFilters } from "../schema/search.ts";
import type { CountedOption, FilterOptions } from "../listing-view.ts";

type Facets = Partial<EstateFilters>;
type TraitChoices = Pick<
  FilterOptions,
  "bedroomsFrom" | "energyLabels" | "areas" | "plots" | "amenities" | "newBuild"
>;

/** The choices of traits that divide a list: what all or none of its listings have is no question. What is chosen stays. */
export function traitChoices(all: Facets, left: CountedOptions, query: ListingQuery): TraitChoices {
  const choices = (options: readonly CountedOption[], counted: readonly CountedOption[], chosen: Chosen) =>
    recount(dividing(options, all.total ?? Infinity), counted, chosen);
  const steps = (options: Steps, counted: Steps, chosen: number | null) =>
    choices(withoutTwins(least(options)), least(counted), chosen).toSorted(
      (a, b) => Number(a.id) - Number(b.id),
    );
  const labels = choices(all.energyLabels ?? [], left.energyLabels, query.epcMin);
  return {
    bedroomsFrom: steps(all.bedroomsFrom, left.bedroomsFrom, query.bedMin),
    energyLabels: SINGLE_ENERGY_LABELS.flatMap((label) => labels.filter(({ id }) => id === label)),
    areas: steps(all.areas, left.areas, query.areaMin),
    plots: steps(all.plots, left.plots, query.plotMin),
    amenities: AMENITY_IDS.flatMap((id) =>
      choices(
        (all.amenities ?? []).filter((option) => option.id === id),
        left.amenities,
        query[id] && id,
      ).map(({ count }) => ({ id, count })),
    ),
    newBuild: choices(whether(all.newBuilding), whether(left.newBuilding), query.newBuild),
  };
}

type Chosen = number | string | null;
type Steps = CountedOptions["areas"] | undefined;

function dividing(options: readonly CountedOption[], total: number): readonly CountedOption[] {
  return options.filter(({ count }) => count > 0 && count < total);
}

/** Of two steps that leave the same the higher one says more. */
function withoutTwins(options: readonly CountedOption[]): readonly CountedOption[] {
  return options.filter(({ count }, at) => count !== options[at + 1]?.count);
}

function recount(
  options: readonly CountedOption[],
  left: readonly CountedOption[],
  chosen: Chosen,
): CountedOption[] {
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  const ids = new Set(options.map(({ id }) => id));
  if (chosen !== null) ids.add(String(chosen));
  return [...ids].map((id) => ({ id, count: counts.get(id) ?? 0 }));
}

function least(options: Steps = []): CountedOption[] {
  return options.map(({ value, count }) => ({ id: String(value), count }));
}

function whether(options: CountedOptions["newBuilding"] = []): CountedOption[] {
  return options.map(({ value, count }) => ({ id: value ? "1" : "0", count }));
}
