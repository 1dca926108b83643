import { costCaseOf } from "#domain/costs/cost-case.ts";
import { BUYER_QUERY_NAME } from "#domain/costs/registration-duties.ts";
import { formatCity, unbrokenCity, formatStreet } from "#domain/estate/address/address.ts";
import { titleOf } from "#domain/estate/title.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { cardView } from "#features/listings/card/card-view.ts";
import { findEstatePage } from "#features/listings/find-estate-page.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadVisitLink } from "#features/visits/booking/load-visit-link.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import { hrefOfCosts } from "./cost-hrefs.ts";
import type { CostsView, HomeCostsView } from "./view/cost-view.ts";
import { costsView } from "./view/costs-view.ts";
import { homeCostsView } from "./view/home-costs-view.ts";

export type CostsPageView = HomeCostsView & {
  readonly kind: "costs";
  readonly head: PageHead;
  readonly href: string;
  readonly estateHref: string;
  readonly title: LocalizedText;
  readonly place: string;
  readonly picture: PictureView | null;
  readonly costs: Exclude<CostsView, { kind: "words" }>;
  /** Which of the purchases the address asks for. */
  readonly chosen: number;
  readonly visitHref: string | null;
};

/** What one listing costs, on a page of its own; "unknown" where nothing can be calculated, as where its price is hidden. */
export async function loadCosts(
  context: RequestContext,
  estateId: number,
  locale: Locale,
  url: URL,
): Promise<CostsPageView | { readonly kind: "gone" } | { readonly kind: "unknown" }> {
  const page = await findEstatePage(context, estateId);
  if (page.kind !== "found") return page;
  const { estate } = page;
  const found = context.site.settings.costs ? costCaseOf(estate) : null;
  if (!found || found.kind === "words") return { kind: "unknown" };
  const t = await loadTranslate(context, locale);
  const day = inBrussels(context.now)!.date;
  const words = { t, locale, agency: context.site.name };
  const costs = costsView(found, day, words) as CostsPageView["costs"];
  const asked = url.searchParams.get(BUYER_QUERY_NAME);
  const chosen = costs.kind === "purchase" ? costs.purchases.findIndex(({ buyer }) => buyer === asked) : 0;
  const title = titleOf(estate, locale);
  const { address } = estate.general;
  const visit = await loadVisitLink(context, page, locale);
  return {
    kind: "costs",
    head: headOf(context, locale, estateId, `${t("costs.heading")} ${title.text}`),
    href: hrefOfCosts(locale, estateId),
    estateHref: textOf(estate.uri, locale),
    title,
    place: [formatStreet(address, locale), unbrokenCity(formatCity(address?.city, locale))]
      .filter(Boolean)
      .join(", "),
    picture: cardView(estate, { locale, site: context.site, cdn: context.imageCdn }).picture,
    costs,
    chosen: Math.max(chosen, 0),
    visitHref: visit?.href ?? null,
    ...homeCostsView({ estate, region: found.region, isBought: found.kind !== "rent" }, day, words),
  };
}

function headOf(context: RequestContext, locale: Locale, estateId: number, title: string): PageHead {
  return {
    title: { text: title, locale },
    description: "",
    canonical: context.origin + hrefOfCosts(locale, estateId),
    alternates: context.site.locales.map((other) => ({ locale: other, href: hrefOfCosts(other, estateId) })),
  };
}
