/** More than a third of a word written otherwise is another word. */
const MOST_OTHERWISE = 3;

/**
 * The word of a list that somebody meant who mistyped it, by letters added, left out or changed; null where none is
 * near. Example: `nearestWord("listing.emtpy", ["listing.empty", "listing.more"])` is `"listing.empty"`.
 */
export function nearestWord(word: string, words: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Math.floor(word.length / MOST_OTHERWISE) + 1;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const steps = stepsBetween(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [nearest, least] = [candidate, steps];
  }
  return nearest;
}

/** Levenshtein's distance. */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const changed = row[to]! + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min(changed, row[to + 1]! + 1, next[to]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
