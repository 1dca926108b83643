const DELIMITERS = [";", "\t", ","] as const;

/**
 * What stands between the cells of a CSV: the sign that its first lines hold most often outside quotes. Example:
 * `findDelimiter('ref;prijs\n1;"1,5"')` is `";"`.
 */
export function findDelimiter(start: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of start) {
    if (sign === '"') isQuoted = !isQuoted;
    const count = isQuoted ? undefined : counts.get(sign);
    if (count !== undefined) counts.set(sign, count + 1);
  }
  return [...counts].reduce((most, other) => (other[1] > most[1] ? other : most))[0];
}
