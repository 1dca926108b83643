import type { Estate } from "#features/listings/schema/estate.ts";
import { bedroomsOf, livingAreaOf } from "#domain/estate/rooms/areas.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { type Similarity, type SimilarityReason, similarityReasons } from "#domain/estate/similarity.ts";
import type { Locale } from "#domain/locale/locale.ts";
import {
  centresOf,
  isNear,
  type Municipality,
  municipalityOfPostcode,
} from "#domain/place/municipalities.ts";
import { cardView } from "#features/listings/card/card-view.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { SimilarListView, SimilarView } from "../estate-view.ts";

const NEWEST = {
  sortBy: { sortType: "date", sortOrder: "DESC" },
  limit: { from: 0, size: 3 },
  view: "card",
} as const;

/** What a visitor still calls the surroundings of a town. */
const SURROUNDINGS_KM = 15;

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
): Promise<SimilarListView> {
  const { results, areNewest } = await findLike(context, id);
  for (const { general } of results) context.tags.add(`estate:${general.id}`);
  const model = estate && similarityOf(estate);
  return {
    basis: areNewest ? { words: "estate.likeBy.newest", given: {} } : basisOf(estate, results, locale),
    estates: results.map((other) => ({
      card: cardView(other, { locale, site: context.site, cdn: context.imageCdn }),
      reasons: model ? similarityReasons(model, similarityOf(other)).map(reasonView) : [],
    })),
  };
}

type Like = { readonly results: readonly Estate[]; readonly areNewest: boolean };

async function findLike(context: RequestContext, id: number): Promise<Like> {
  const like = await context.queries.similarEstates(id).catch(() => null);
  if (!like) markIncomplete(context);
  if (like?.results.length) return { results: like.results, areNewest: false };
  const { results, error } = await context.queries.searchEstates(NEWEST);
  if (error !== undefined) markIncomplete(context);
  return { results, areNewest: true };
}

/** The municipality is named where all of them lie in it or around it. */
function basisOf(estate: Estate | null, others: readonly Estate[], locale: Locale): SimilarListView["basis"] {
  const own = municipalityOf(estate);
  const theirs = others.map(municipalityOf);
  if (!own || !theirs.every((one) => one && isNear(centresOf(own), centresOf(one), SURROUNDINGS_KM)))
    return { words: "estate.likeBy.facts", given: {} };
  const given = { place: own.names[locale] };
  return { words: theirs.every((one) => one === own) ? "estate.likeBy.town" : "estate.likeBy.around", given };
}

function municipalityOf(estate: Estate | null): Municipality | null {
  return municipalityOfPostcode(estate?.general.address?.city?.zip ?? null);
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
    municipalityId: municipalityOf(estate)?.id ?? null,
    location: address?.location ?? null,
    price: effectivePrice(estate)?.amount ?? null,
    livingArea: livingAreaOf(estate),
    bedrooms: bedroomsOf(estate),
    isApproximate: address?.visible === false,
  };
}
