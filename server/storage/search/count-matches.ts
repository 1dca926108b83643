import type { Where } from "#contract/listing/search.ts";
import type { Reader } from "../reader.ts";
import { conditionsOf, type Condition } from "./conditions-of.ts";
import { statement } from "./statement.ts";

export const FACETS = ["head_type", "sub_type", "transaction", "country", "city_id", "bedroom_mask"] as const;
export type Facet = (typeof FACETS)[number];

/** How many roots there are of each value of one facet (0 or "" is none), or in all. */
export type Counts = ReadonlyMap<number | string, number>;
export type Prices = { readonly min: number | null; readonly max: number | null };

/** The paths whose own conditions don't count for a facet. */
const OWN_PATHS: Record<Facet | "price", string> = {
  head_type: "general.headType.id",
  sub_type: "general.subType.id",
  transaction: "general.transaction.id",
  country: "general.address.country.id",
  city_id: "general.address.city.id",
  bedroom_mask: "general.bedroomCount",
  price: "general.price.value",
};

/** How many roots match all conditions. */
export async function countTotal(reader: Reader, siteId: string, where: Where): Promise<number> {
  return (await countUnder(reader, siteId, conditionsOf(where), ["total"])).total;
}

type Asked = Facet | "price" | "total";
type Answer = {
  readonly total: number;
  readonly prices: Prices;
  readonly counts: Readonly<Record<Facet, Counts>>;
};

/** Every facet, counted under all conditions but its own; those that share their conditions are counted together. */
export async function countMatches(reader: Reader, siteId: string, where: Where): Promise<Answer> {
  const conditions = conditionsOf(where);
  const asked: Asked[] = [...FACETS, "price", "total"];
  const sets = Map.groupBy(asked, (facet) => keyOf(othersThan(facet, conditions)));
  const answers = await Promise.all(
    [...sets.values()].map(async (facets) => {
      const answer = await countUnder(reader, siteId, othersThan(facets[0]!, conditions), facets);
      return facets.map((facet) => [facet, answer] as const);
    }),
  );
  const byFacet = new Map(answers.flat());
  return {
    total: byFacet.get("total")!.total,
    prices: byFacet.get("price")!.prices,
    counts: Object.fromEntries(
      FACETS.map((facet) => [facet, byFacet.get(facet)!.counts[facet]]),
    ) as Answer["counts"],
  };
}

function othersThan(facet: Asked, conditions: readonly Condition[]): readonly Condition[] {
  return facet === "total" ? conditions : conditions.filter(({ path }) => path !== OWN_PATHS[facet]);
}

function keyOf(conditions: readonly Condition[]): string {
  return conditions
    .map(({ key }) => key)
    .toSorted()
    .join("&");
}

type Row = {
  facet: number;
  key: string | number;
  matches: number;
  least: number | null;
  most: number | null;
};

/** With the bits of PostgreSQL's `grouping()`: the one facet whose bit is 0 is grouped by; all ones is the total. */
function countUnder(
  { database, kept }: Reader,
  siteId: string,
  conditions: readonly Condition[],
  asked: readonly Asked[],
): Promise<Answer> {
  const facets = FACETS.filter((facet) => asked.includes(facet));
  const key = `counts/${facets.join()}/${keyOf(conditions)}`;
  return kept.keep(
    siteId,
    key,
    async () => {
      const { rows } = await database.query<Row & Record<Facet, string | number>>(
        statement(siteId, (bind) => {
          const sets = facets.map((facet) => `(${facet})`);
          const which = facets.length > 0 ? `grouping(${facets.join(", ")})` : "0";
          return `
            select ${[`${which} as facet`, ...facets].join(", ")},
              count(*)::int as matches, min(e.price) as least, max(e.price) as most
            from estate e where e.site_id = $1 and ${conditions.map(({ write }) => write(bind)).join(" and ") || "true"}
            group by grouping sets (${[...sets, "()"].join(", ")})`;
        }),
      );
      return answerOf(rows, facets);
    },
    ({ counts }) => Object.values(counts).reduce((sum, { size }) => sum + size, 0),
  );
}

function answerOf(
  rows: ReadonlyArray<Row & Record<Facet, string | number>>,
  facets: readonly Facet[],
): Answer {
  const all = 2 ** facets.length - 1;
  const whole = rows.find(({ facet }) => facet === all);
  const countsOf = (facet: Facet): Counts => {
    const bits = all - 2 ** (facets.length - 1 - facets.indexOf(facet));
    return new Map(rows.filter((row) => row.facet === bits).map((row) => [row[facet], row.matches]));
  };
  return {
    total: whole?.matches ?? 0,
    prices: { min: whole?.least ?? null, max: whole?.most ?? null },
    counts: Object.fromEntries(
      FACETS.map((facet) => [facet, facets.includes(facet) ? countsOf(facet) : new Map()]),
    ) as Answer["counts"],
  };
}
