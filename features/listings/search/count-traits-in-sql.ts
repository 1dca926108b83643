import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import { AREA_STEPS, PLOT_STEPS } from "#domain/listing/least-steps.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { noRuns, type TraitCounts, traitCounts, type TraitRuns } from "../search-index/count-traits.ts";
import { FLAG_BITS, labelCode, TRAIT_PATHS } from "../search-index/row-traits.ts";
import type { Bind } from "../search-conditions/conditions-of.ts";
import type { SearchPlan } from "./plan-search.ts";
import { statement } from "../search-conditions/statement.ts";

/** Asks once for what meets all conditions, and once more for each trait that has conditions of its own. */
export async function countTraitsInSql(
  reader: DatabaseReader,
  siteId: string,
  plan: SearchPlan,
): Promise<TraitCounts> {
  const asked = TRAIT_PATHS.filter(
    (path) => plan.where.terms?.[path] !== undefined || plan.where.range?.[path] !== undefined,
  );
  const [all, ...others] = await Promise.all(
    [undefined, ...asked].map((path) => readRuns(reader, siteId, plan, path)),
  );
  const own = new Map(asked.map((path, at) => [path, others[at]!]));
  return traitCounts((path) => [own.get(path) ?? all!]);
}

type Run = { readonly name: keyof TraitRuns; readonly value: number; readonly count: number };

function readRuns(
  { database, queryCache }: DatabaseReader,
  siteId: string,
  plan: SearchPlan,
  butPath: string | undefined,
): Promise<TraitRuns> {
  const key = butPath === undefined ? plan.keyBut() : plan.keyBut(butPath);
  return queryCache.getOrLoad(siteId, `traits/${butPath ?? ""}/${key}`, async () => {
    const { rows } = await database.query<Run>(statement(siteId, (bind) => countRuns(plan, bind, butPath)));
    const runs = noRuns();
    for (const { name, value, count } of rows) runs[name][value] = count;
    return runs;
  });
}

/** Projects are counted by their units, in the process. */
function countRuns(plan: SearchPlan, bind: Bind, butPath: string | undefined): string {
  const columns: ReadonlyArray<readonly [name: keyof TraitRuns, value: string]> = [
    ["flags", FLAG_BITS],
    ["labels", labelCode(bind(ENERGY_LABELS))],
    ["areas", `coalesce(width_bucket(e.area, ${bind(AREA_STEPS)}::float8[]), 0)`],
    ["plots", `coalesce(width_bucket(e.area_ground, ${bind(PLOT_STEPS)}::float8[]), 0)`],
  ];
  const runs = columns.map(
    ([name]) =>
      `select '${name}' as name, ${name} as value, count(*)::int as count from found group by ${name}`,
  );
  return `
    with found as materialized (
      select ${columns.map(([name, value]) => `${value} as ${name}`).join(", ")} from estate e
      where ${plan.write(bind, butPath)} and not e.is_project
    ) ${runs.join(" union all ")}`;
}
