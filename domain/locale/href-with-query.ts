/**
 * A path with a query, or alone where that is empty. Examples: `hrefWithQuery("/nl/te-koop", "city=1&page=2")` is
 * `"/nl/te-koop?city=1&page=2"`, `hrefWithQuery("/nl/te-koop", [])` is `"/nl/te-koop"`.
 */
export function hrefWithQuery(path: string, query: string | URLSearchParams | string[][]): string {
  const search = typeof query === "string" ? query : String(new URLSearchParams(query));
  return search ? `${path}?${search}` : path;
}
