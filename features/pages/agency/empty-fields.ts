import { KNOWN_QUERY_NAMES } from "#domain/listing/query.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { RENTAL_QUERY_NAMES } from "#domain/rental/rental-query.ts";

const FIELDS = new Set<string>([...KNOWN_QUERY_NAMES, ...RENTAL_QUERY_NAMES]);

/**
 * Throws the redirect to the same address without the fields of a filter that were left empty, which browsers send along without scripts;
 * all else of the address stays. Example: `?price-min=&price-max=300000` leads to `?price-max=300000`.
 */
export function throwIfFieldsAreEmpty({ pathname, searchParams }: URL): void {
  const asked = [...searchParams];
  const filled = asked.filter(([name, value]) => value !== "" || !FIELDS.has(name));
  if (filled.length === asked.length) return;
  throw new Response(null, { status: 302, headers: { Location: hrefWithQuery(pathname, filled) } });
}
