import { UNITS, type ExtraRow, type Mapping, type MappingRow, type ValueRow } from "../mapping-row.ts";

type Intro = { readonly intro: string; /** The test that writes the page. */ readonly test: string };

/** A system's table as a page of the docs, one line a row. */
export function mappingGuide({ system, rows, sensitive }: Mapping, { intro, test }: Intro): string {
  const all = [...rows.values()].flat();
  return `# ${system}: which field goes where

${intro}

A field that is not on this page, and a code that is not among those of its line, is shown as an extra field under its own name; the run tells it.${sensitiveOf(sensitive)}

<!-- Written by \`npx vitest run ${test} -u\` from the table of the source. -->

## Shown in a field of the site

${linesOf(all.filter((row) => "to" in row || "readWith" in row))}

## Shown as an extra field

${linesOf(all.filter((row) => "extra" in row))}

## Not shown

${linesOf(all.filter((row) => "leftOut" in row))}
`;
}

function sensitiveOf(parts: readonly string[]): string {
  const names = parts.map((part) => `\`${part}\``).join(", ");
  return (
    names &&
    ` Within ${names} the run tells it alone, since it may tell a hidden address or concern a person.`
  );
}

function linesOf(rows: readonly MappingRow[]): string {
  return rows.map((row) => `- \`${row.path}\`: ${tellOf(row)}${sourceOf(row)}`).join("\n");
}

function tellOf(row: MappingRow): string {
  if ("leftOut" in row) return row.leftOut;
  if ("readWith" in row) return `read with \`${row.readWith}\``;
  const fields = "to" in row ? [row.to].flat().map((to) => `\`${to}\``) : [titleOf(row.extra)];
  return [fields.join(" and "), ...howOf(row)].join("; ");
}

function titleOf(extra: ExtraRow["extra"]): string {
  return "from" in extra ? `under the name in \`${extra.from}\`` : `“${extra.en}”`;
}

function howOf(row: ValueRow): string[] {
  const parts = [row.says, row.unit && UNITS[row.unit].says, row.codes && codesOf(row.codes)];
  return [...parts, languageOf(row)].filter((part) => typeof part === "string");
}

function languageOf({ language }: ValueRow): string | undefined {
  if (!language) return undefined;
  if (language === "context") return "language: the feed's language";
  return `language: ${"is" in language ? language.is : language.field}`;
}

function sourceOf({ source }: MappingRow): string {
  return source ? ` (${source})` : "";
}

/** Codes of one meaning stand together: `659, 660 is GAS`. */
function codesOf(codes: Readonly<Record<string, unknown>>): string {
  const meanings = Map.groupBy(Object.entries(codes), ([, ours]) => meaningOf(ours));
  return [...meanings]
    .map(([meaning, same]) => `${same.map(([code]) => code).join(", ")} ${meaning}`)
    .join("; ");
}

function meaningOf(value: unknown): string {
  if (value === null) return "says nothing";
  if (typeof value !== "object") return `is \`${String(value)}\``;
  return `is “${(value as { readonly en?: string }).en ?? JSON.stringify(value)}”`;
}
