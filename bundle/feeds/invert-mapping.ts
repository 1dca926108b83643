import type { Codes, Json, Mapping, MappingRow, ValueRow } from "../sources/mapping-row.ts";
import { type FeedRow, textIn, valueIn } from "./feed-row.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";

type Inverting = {
  /** Fields of the format that other rows of the feed tell, or that begin so. */
  readonly told: readonly string[];
  /** Codes that say more than our field does, and would claim what nobody said. */
  readonly tooPrecise: ReadonlySet<string>;
};

type MappedRow = Extract<MappingRow, { to: unknown }>;

/**
 * The rows of a feed that follow from the table by which our source reads the same format: a field that is copied is copied
 * back, a code is the first that means our value. Rows that convert a value have no inverse.
 */
export function invertedRows({ rows }: Mapping, { told, tooPrecise }: Inverting): FeedRow[] {
  const copied = [...rows.values()]
    .flat()
    .filter(isInvertible)
    .filter(({ path }) => !told.some((part) => path === part || path.startsWith(`${part}.`)));
  const clashes = clashesIn(copied);
  return copied.filter((row) => !clashes.has(row)).map((row) => invertedRow(row, tooPrecise));
}

function isInvertible(row: MappingRow): row is MappedRow {
  if (!("to" in row) || row.convert || row.unit || row.codeField || row.path.includes("[")) return false;
  if (row.when && !row.codes) return false;
  const targets = [row.to].flat();
  return !targets.some((target) => target.includes("[")) && (!row.codes || !hasTexts(row.codes));
}

const hasTexts = (codes: Codes) =>
  Object.values(codes).some((ours) => typeof ours === "object" && ours !== null);

/** Rows of which several would tell the same of us, or fight for one field of the format. */
function clashesIn(rows: readonly MappedRow[]): ReadonlySet<MappedRow> {
  const groups = [
    Map.groupBy(rows, ({ path }) => path),
    Map.groupBy(rows, ({ to, codes }) => JSON.stringify([to, codes && [...new Set(Object.values(codes))]])),
  ];
  return new Set(groups.flatMap((group) => [...group.values()].filter((same) => same.length > 1).flat()));
}

function invertedRow(row: MappedRow, tooPrecise: ReadonlySet<string>): FeedRow {
  const [target] = [row.to].flat() as [string];
  return {
    path: row.path,
    from: target,
    value: ({ estate, locale }) => {
      const ours = valueIn(estate, target);
      if (ours === undefined || ours === null) return undefined;
      if (row.language === "context") return textIn(ours as Multilingual, locale);
      return row.codes ? codeOf(row.codes, ours, tooPrecise) : ours;
    },
  };
}

function codeOf(codes: NonNullable<ValueRow["codes"]>, ours: Json, tooPrecise: ReadonlySet<string>) {
  return Object.keys(codes).find((code) => codes[code] === ours && !tooPrecise.has(code));
}
