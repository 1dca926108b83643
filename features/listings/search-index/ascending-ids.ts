/** Of two ascending lists, ascending, each id once. */
export function inEither(some: Float64Array, others: Float64Array): Float64Array {
  if (others.length === 0) return some;
  const all = new Float64Array(some.length + others.length);
  let [one, other, end] = [0, 0, 0];
  while (one < some.length || other < others.length) {
    const id = Math.min(some[one] ?? Infinity, others[other] ?? Infinity);
    if (some[one] === id) one += 1;
    if (others[other] === id) other += 1;
    all[end++] = id;
  }
  return end < all.length ? all.slice(0, end) : all;
}

/** Of two ascending lists. */
export function inBoth(some: Float64Array, others: Float64Array): Float64Array {
  return chosen(some, others, true);
}

/** The ids of an ascending list that are not in another one. */
export function without(ids: Float64Array, gone: Float64Array): Float64Array {
  return chosen(ids, gone, false);
}

function chosen(some: Float64Array, others: Float64Array, areInOthers: boolean): Float64Array {
  const ids = new Float64Array(some.length);
  let [next, end] = [0, 0];
  for (const id of some) {
    while (others[next]! < id) next += 1;
    if ((others[next] === id) === areInOthers) ids[end++] = id;
  }
  return ids.slice(0, end);
}
