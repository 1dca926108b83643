/** A value that can be compared with others of its kind, as euro of a sale with euro of a sale. */
export type Measure = { readonly kind: string; readonly amount: number };

export type BetterValue = "lowest" | "highest";

/**
 * Which of some values are the best: none where values of several kinds meet, where fewer than two are known, or where all are alike.
 * Example: of 389000, null and 342000 euro the last is the lowest.
 */
export function bestValues(measures: ReadonlyArray<Measure | null>, better: BetterValue): readonly boolean[] {
  const known = measures.filter((measure) => measure !== null);
  const amounts = known.map(({ amount }) => amount);
  const best = better === "lowest" ? Math.min(...amounts) : Math.max(...amounts);
  const isComparable = new Set(known.map(({ kind }) => kind)).size === 1 && new Set(amounts).size > 1;
  return measures.map((measure) => isComparable && measure?.amount === best);
}
