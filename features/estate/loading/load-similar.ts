import type { Estate } from "#features/listings/schema/estate.ts";
import { bedroomsOf, livingAreaOf } from "#domain/estate/rooms/areas.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { type Similarity, type SimilarityReason, similarityReasons } from "#domain/estate/similarity.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { cardView } from "#features/listings/card/card-view.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { SimilarView } from "../estate-view.ts";

const NEWEST = {
  sortBy: { sortType: "date", sortOrder: "DESC" },
  limit: { from: 0, size: 3 },
  view: "card",
} as const;

/** A listing that is gone is known by its id alone. */
type Model = { readonly id: number; readonly estate: Estate | null };

/**
 * Cards of estates like this one, the most alike first, with why they stand here; the newest ones where nothing is like it. A
 * page never fails for them, but is not kept without them either.
 */
export async function loadSimilar(
  context: RequestContext,
  { id, estate }: Model,
  locale: Locale,
): Promise<SimilarView[]> {
  const results = await findLike(context, id);
  for (const { general } of results) context.tags.add(`estate:${general.id}`);
  const model = estate && similarityOf(estate);
  return results.map((other) => ({
    card: cardView(other, { locale, site: context.site, cdn: context.imageCdn }),
    reasons: model ? similarityReasons(model, similarityOf(other)).map(reasonView) : [],
  }));
}

async function findLike(context: RequestContext, id: number): Promise<readonly Estate[]> {
  const like = await context.queries.similarEstates(id).catch(() => null);
  if (!like) markIncomplete(context);
  if (like?.results.length) return like.results;
  const { results, error } = await context.queries.searchEstates(NEWEST);
  if (error !== undefined) markIncomplete(context);
  return results;
}

function reasonView(reason: SimilarityReason): SimilarView["reasons"][number] {
  const { kind, ...given } = reason;
  return { words: `estate.like.${kind}`, given };
}

function similarityOf(estate: Estate): Similarity {
  const { transaction, headType, address } = estate.general;
  return {
    transactionId: transaction?.id ?? null,
    headTypeId: headType?.id ?? null,
    cityId: address?.city?.id ?? null,
    location: address?.location ?? null,
    price: effectivePrice(estate)?.amount ?? null,
    livingArea: livingAreaOf(estate),
    bedrooms: bedroomsOf(estate),
    isApproximate: address?.visible === false,
  };
}
