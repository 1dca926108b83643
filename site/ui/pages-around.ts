/** The page numbers worth a link: the first, the last and the nearest ones; null stands for a gap of two or more. */
export function pagesAround(page: number, pages: number): Array<number | null> {
  const near = new Set([1, page - 1, page, page + 1, pages]);
  if (page <= 2) near.add(3);
  if (page >= pages - 1) near.add(pages - 2);
  const shown = [...near].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return shown.flatMap((number, at) => [...between(shown[at - 1] ?? 0, number), number]);
}

function between(before: number, number: number): Array<number | null> {
  if (number - before === 2) return [number - 1];
  return number - before > 2 ? [null] : [];
}
