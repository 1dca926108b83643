import type { EstateFilters } from "../schema/search.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { offeredOptions } from "./offered-options.ts";
import { requireOptions } from "./require-options.ts";

/** Every choice of a list that nobody narrowed: the same for every visitor, kept until the content changes. */
export async function loadAllOptions(
  context: RequestContext,
  locale: Locale,
  fixed: FixedListing,
): Promise<Partial<EstateFilters>> {
  const where = whereOf(fixed, EMPTY_LISTING_QUERY);
  return context
    .remember(`options:${locale}:${JSON.stringify(where)}`, async () =>
      // What failed is not worth keeping.
      offeredOptions(requireOptions(await context.queries.estateFilters({ where })), fixed),
    )
    .catch(() => {
      markIncomplete(context);
      return {};
    });
}
