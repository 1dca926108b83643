import { firstWhere } from "./first-where.ts";

/** Of each number its place among all different ones, from 1 for the least; 0 is NaN's: 5, NaN, 2, 5 have 2, 0, 1, 2. */
export function ranksOf(numbers: Float64Array, distinct = distinctOf(numbers)): Int32Array {
  const ranks = new Int32Array(numbers.length);
  for (let at = 0; at < ranks.length; at += 1) {
    const number = numbers[at]!;
    if (!Number.isNaN(number)) ranks[at] = 1 + placeOf(number, distinct, distinct.length);
  }
  return ranks;
}

/** All different numbers, the least first, without NaN. */
export function distinctOf(numbers: Float64Array): Float64Array {
  const different = withoutNaN(numbers.toSorted());
  let count = 0;
  for (const number of different) {
    if (count > 0 && different[count - 1] === number) continue;
    different[count] = number;
    count += 1;
  }
  return different.slice(0, count);
}

/** Of numbers with NaN at their end, as a sort leaves them. To filter them takes several times their memory. */
export function withoutNaN(numbers: Float64Array): Float64Array {
  return numbers.slice(
    0,
    firstWhere(numbers.length, (at) => Number.isNaN(numbers[at]!)),
  );
}

function placeOf(number: number, ascending: Float64Array, count: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Numbers from 0 up, the lowest rank first and by the order that they are given in. Ranks are whole, so that counting
 * them tells each number its place: nothing is compared.
 */
export function sortByRank(given: Int32Array, rankOf: (number: number) => number): Int32Array {
  const ranks = new Int32Array(given.length);
  let most = 0;
  for (let at = 0; at < given.length; at += 1) {
    const rank = rankOf(given[at]!);
    ranks[at] = rank;
    if (rank > most) most = rank;
  }
  const places = new Int32Array(most + 2);
  for (let at = 0; at < ranks.length; at += 1) places[ranks[at]! + 1]! += 1;
  for (let rank = 1; rank <= most; rank += 1) places[rank]! += places[rank - 1]!;
  const sorted = new Int32Array(given.length);
  for (let at = 0; at < given.length; at += 1) {
    const rank = ranks[at]!;
    sorted[places[rank]!] = given[at]!;
    places[rank]! += 1;
  }
  return sorted;
}
