import type { Estate } from "#contract/estate/estate.ts";
import { bedroomsOf, livingAreaOf } from "#domain/estate/areas.ts";
import { effectivePrice } from "#domain/estate/price.ts";
import {
  type Likeness,
  type LikenessReason,
  likenessReasons,
  mostSimilar,
} from "#domain/estate/similarity.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { cardView } from "../listing/card-view.ts";
import type { Visit } from "../visit.ts";
import type { SimilarView } from "./estate-view.ts";

const MOST = 6;

const NEWEST = {
  sortBy: { sortType: "date", sortOrder: "DESC" },
  limit: { from: 0, size: 3 },
  view: "card",
} as const;

/** A listing that is gone is known by its id alone. */
type Model = { readonly id: number; readonly estate: Estate | null };

/**
 * Cards of homes like this one with why they stand here; the newest ones where nothing is known of it any more. A page
 * never fails for them.
 */
export async function loadSimilar(
  visit: Visit,
  { id, estate }: Model,
  locale: Locale,
): Promise<SimilarView[]> {
  const like = await visit.client.similarEstates(id).catch(() => null);
  const { results } = like?.results.length ? like : await visit.client.searchEstates(NEWEST);
  for (const { general } of results) visit.tags.add(`estate:${general.id}`);
  const model = estate && likenessOf(estate);
  const candidates = results.map((other) =>
    Object.assign(likenessOf(other), { id: other.general.id, estate: other }),
  );
  const shown = model ? mostSimilar(model, candidates, MOST) : candidates;
  return shown.map((other) => ({
    card: cardView(other.estate, { locale, site: visit.site, cdn: visit.imageCdn }),
    reasons: model ? likenessReasons(model, other).map(reasonView) : [],
  }));
}

function reasonView(reason: LikenessReason): SimilarView["reasons"][number] {
  const words = `estate.like.${reason.kind}`;
  return reason.kind === "near" ? { words, kilometres: reason.kilometres } : { words };
}

function likenessOf(estate: Estate): Likeness {
  const { transaction, headType, address } = estate.general;
  return {
    transactionId: transaction?.id ?? null,
    headTypeId: headType?.id ?? null,
    cityId: address?.city?.id ?? null,
    location: address?.location ?? null,
    price: effectivePrice(estate, estate.children ?? [])?.amount ?? null,
    livingArea: livingAreaOf(estate),
    bedrooms: bedroomsOf(estate),
  };
}
