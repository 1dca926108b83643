import { bestValues } from "#domain/best-values.ts";
import type { ComparedFact, ComparedHome, ComparisonWords } from "./compared-home.ts";
import { COMPARISON_ROWS, type ComparisonRow } from "./comparison-rows.ts";
import type { ComparedCellView, ComparedRowView } from "./comparison-view.ts";

/** The rows of homes, in their columns; null stands for a home that is gone. A row of which nothing is known is left out. */
export function comparisonRowsView(
  homes: ReadonlyArray<ComparedHome | null>,
  words: ComparisonWords,
): ComparedRowView[] {
  return COMPARISON_ROWS.flatMap((row) => {
    const facts = homes.map((home) => home && row.read(home, words));
    return facts.some(Boolean) ? [rowView(row, homes, facts, words)] : [];
  });
}

function rowView(
  { key, label, hint, best }: ComparisonRow,
  homes: ReadonlyArray<ComparedHome | null>,
  facts: ReadonlyArray<ComparedFact | null>,
  words: ComparisonWords,
): ComparedRowView {
  const { t } = words;
  const measures = facts.map((fact, at) => (homes[at]?.isOver ? null : (fact?.measure ?? null)));
  const areBest = best ? bestValues(measures, best.is) : [];
  const cells = facts.map((fact, at) => fact && cellView(fact, areBest[at] ?? false));
  const present = homes.filter((home) => home !== null);
  return {
    key,
    label: typeof label === "string" ? t(label) : label(present, words),
    hint: hint ? t(hint) : null,
    best: best && areBest.includes(true) ? t(best.words) : null,
    isEqual: cells.length > 1 && cells.every((cell) => cell && alike(cell) === alike(cells[0]!)),
    cells,
  };
}

function cellView(fact: ComparedFact, isBest: boolean): ComparedCellView {
  const { text = null, energyLabel = null, before = null, after = null } = fact;
  return { text, energyLabel, before, after, isBest };
}

const alike = (cell: ComparedCellView) => JSON.stringify({ ...cell, isBest: false });
