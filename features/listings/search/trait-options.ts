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
  const { traits, projects } = counts;
  const flag = (path: FlagPath, value: boolean) =>
    traits.flags[path][value ? "yes" : "no"] + (projects.countBy(path, (own) => [own]).get(value) ?? 0);
  return {
    amenities: AMENITY_IDS.map((id) => ({ id, count: flag(AMENITIES[id], true) })).filter(isLeft),
    newBuilding: [true, false]
      .map((value) => ({ value, count: flag("technical.newBuilding", value) }))
      .filter(isLeft),
    energyLabels: labelOptions(plan, counts),
    areas: stepOptions(counts, AREA_PATH, AREA_STEPS, traits.areas),
    plots: stepOptions(counts, PLOT_PATH, PLOT_STEPS, traits.plots),
    bedroomsFrom: bedroomOptions(plan, counts),
  };
}

const isLeft = ({ count }: { readonly count: number }) => count > 0;

/** The steps that a measure reaches. */
const reachedOf = (steps: readonly number[]) => (own: Value) => steps.filter((step) => Number(own) >= step);

function stepOptions(
  { projects }: Counts,
  path: string,
  steps: readonly number[],
  reached: readonly number[],
) {
  const ofProjects = projects.countBy(path, reachedOf(steps));
  return steps
    .map((value, step) => ({
      value,
      count: reached.slice(step + 1).reduce((sum, count) => sum + count, 0) + (ofProjects.get(value) ?? 0),
    }))
    .filter(isLeft);
}

/** Where a search takes those without a label too, each option does. */
function labelOptions(plan: SearchPlan, { traits, projects }: Counts): EstateFilters["energyLabels"] {
  const codes = ["", ...ENERGY_LABELS];
  const unknown = plan.where.terms?.[LABEL_PATH]?.includes("") ? [""] : [];
  const wanted = SINGLE_ENERGY_LABELS.map((id) => {
    return { id, labels: new Set<Value>([...labelsAtLeast(id), ...unknown]) };
  });
  const ofProjects = projects.countBy(LABEL_PATH, (own) =>
    wanted.flatMap(({ id, labels }) => (labels.has(own) ? [id] : [])),
  );
  return wanted
    .map(({ id, labels }) => {
      const others = codes.reduce(
        (sum, label, code) => sum + (labels.has(label) ? (traits.labels[code] ?? 0) : 0),
        0,
      );
      return { id, count: others + (ofProjects.get(id) ?? 0) };
    })
    .filter(isLeft);
}

function bedroomOptions(plan: SearchPlan, { ofKind, projects }: Counts): EstateFilters["bedroomsFrom"] {
  const kinds = plan.kindsBut(BEDROOM_PATH);
  const steps = Array.from({ length: LARGE_BEDROOM_COUNT }, (_, at) => at + 1);
  const ofProjects = projects.countBy(BEDROOM_PATH, reachedOf(steps));
  return steps
    .map((value) => ({
      value,
      count:
        kinds.reduce(
          (sum, { kind_id, bedrooms }) =>
            bedrooms.some((own) => own >= value) ? sum + ofKind(kind_id) : sum,
          0,
        ) + (ofProjects.get(value) ?? 0),
    }))
    .filter(isLeft);
}
