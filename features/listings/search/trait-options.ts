import { ENERGY_LABELS, labelsAtLeast, SINGLE_ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { AMENITIES, AMENITY_IDS } from "#domain/listing/amenities.ts";
import { AREA_STEPS, PLOT_STEPS } from "#domain/listing/least-steps.ts";
import { BEDROOM_PATH } from "#domain/listing/search-paths.ts";
import { LARGE_BEDROOM_COUNT } from "#domain/listing/search.ts";
import type { EstateFilters } from "../schema/search.ts";
import type { FlagPath } from "../search-index/row-traits.ts";
import type { Counts } from "./count-matches.ts";
import type { SearchPlan } from "./plan-search.ts";
import { AREA_PATH, LABEL_PATH, PLOT_PATH } from "../search-conditions/search-columns.ts";
import type { Value } from "../search-conditions/value-tests.ts";

export type TraitOptions = Pick<
  EstateFilters,
  "amenities" | "newBuilding" | "energyLabels" | "areas" | "plots" | "bedroomsFrom"
>;

/** What else a list can be narrowed by, with how many listings each would show; a project counts once, where one of its units fits. */
export function traitOptions(plan: SearchPlan, counts: Counts): TraitOptions {
  const { traits } = counts;
  const projectsWith = projectCounter(plan, counts);
  const flag = (path: FlagPath, value: boolean) =>
    traits.flags[path][value ? "yes" : "no"] + projectsWith(path, (own) => own === value);
  return {
    amenities: AMENITY_IDS.map((id) => ({ id, count: flag(AMENITIES[id], true) })).filter(isLeft),
    newBuilding: [true, false]
      .map((value) => ({ value, count: flag("technical.newBuilding", value) }))
      .filter(isLeft),
    energyLabels: labelOptions(plan, counts, projectsWith),
    areas: stepOptions(projectsWith, AREA_PATH, AREA_STEPS, traits.areas),
    plots: stepOptions(projectsWith, PLOT_PATH, PLOT_STEPS, traits.plots),
    bedroomsFrom: bedroomOptions(plan, counts, projectsWith),
  };
}

const isLeft = ({ count }: { readonly count: number }) => count > 0;

type ProjectCounter = (path: string, fits: (value: Value) => boolean) => number;

/** A path's projects are looked at once for all its options. */
function projectCounter(plan: SearchPlan, { projectsBut }: Counts): ProjectCounter {
  const known = new Map<string, ReadonlyArray<readonly Value[]>>();
  return (path, fits) => {
    const found = known.get(path) ?? projectsBut(path).map((one) => plan.projects.valuesAt(path, one));
    known.set(path, found);
    return found.filter((values) => values.some(fits)).length;
  };
}

function stepOptions(
  projectsWith: ProjectCounter,
  path: string,
  steps: readonly number[],
  reached: readonly number[],
) {
  return steps
    .map((value, step) => ({
      value,
      count:
        reached.slice(step + 1).reduce((sum, count) => sum + count, 0) +
        projectsWith(path, (own) => Number(own) >= value),
    }))
    .filter(isLeft);
}

/** Where a search takes those without a label too, each option does. */
function labelOptions(
  plan: SearchPlan,
  counts: Counts,
  projectsWith: ProjectCounter,
): EstateFilters["energyLabels"] {
  const codes = ["", ...ENERGY_LABELS];
  const unknown = plan.where.terms?.[LABEL_PATH]?.includes("") ? [""] : [];
  return SINGLE_ENERGY_LABELS.map((id) => {
    const wanted = new Set<Value>([...labelsAtLeast(id), ...unknown]);
    const others = codes.reduce(
      (sum, label, code) => sum + (wanted.has(label) ? (counts.traits.labels[code] ?? 0) : 0),
      0,
    );
    return { id, count: others + projectsWith(LABEL_PATH, (own) => wanted.has(own)) };
  }).filter(isLeft);
}

function bedroomOptions(
  plan: SearchPlan,
  counts: Counts,
  projectsWith: ProjectCounter,
): EstateFilters["bedroomsFrom"] {
  const kinds = plan.kindsBut(BEDROOM_PATH);
  return Array.from({ length: LARGE_BEDROOM_COUNT }, (_, at) => at + 1)
    .map((value) => ({
      value,
      count:
        kinds.reduce(
          (sum, { kind_id, bedrooms }) =>
            bedrooms.some((own) => own >= value) ? sum + counts.ofKind(kind_id) : sum,
          0,
        ) + projectsWith(BEDROOM_PATH, (own) => Number(own) >= value),
    }))
    .filter(isLeft);
}
