import { unbrokenPhone } from "#domain/format/phone.ts";
import { nullIfUnavailable } from "#features/site/null-if-unavailable.ts";
import { statusOfError } from "#platform/http/api/query-error.ts";
import type { Slots } from "../schema.ts";
import { titleOf } from "#domain/estate/title.ts";
import { hrefOfEstateShort } from "#domain/locale/href.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { contactView } from "#features/contact/contact-view.ts";
import { findEstatePage } from "#features/listings/find-estate-page.ts";
import { cardView } from "#features/listings/card/card-view.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { FROM_QUERY, hrefOfVisit } from "../visit-hrefs.ts";
import { pageOfDays } from "./page-of-days.ts";
import type { VisitView } from "./visit-view.ts";

export type LoadedVisit = VisitView | { readonly kind: "gone" } | { readonly kind: "unknown" };

/** Everything that the page shows on which a visit is booked; `?from=` says from which day on. */
export async function loadVisit(
  context: RequestContext,
  estateId: number,
  locale: Locale,
  url: URL,
): Promise<LoadedVisit> {
  const [t, page, slots] = await Promise.all([
    loadTranslate(context, locale),
    findEstatePage(context, estateId).catch(nullIfUnavailable),
    findSlots(context, estateId).catch(nullIfUnavailable),
  ]);
  if (page && page.kind !== "found") return { kind: page.kind };
  const guide = contactView(context, page?.contact ?? null, locale);
  const phone = guide.mobile ?? guide.phone ?? context.site.agency.phone;
  const isAway = page === null || slots === null;
  const { days, earlierFrom, laterFrom } = pageOfDays(slots === "none" || !slots ? [] : slots, {
    from: url.searchParams.get(FROM_QUERY),
    t,
  });
  const estate = page?.estate ?? null;
  const title = estate && titleOf(estate, locale).text;
  return {
    estateId,
    card: estate && cardView(estate, { locale, site: context.site, cdn: context.imageCdn }),
    estateHref: textOf(estate?.uri, locale) || hrefOfEstateShort(locale, estateId),
    href: url.pathname + url.search,
    booking:
      slots === "none"
        ? null
        : {
            days,
            earlierHref: earlierFrom && hrefOfVisit(locale, estateId, earlierFrom),
            laterHref: laterFrom && hrefOfVisit(locale, estateId, laterFrom),
            intro: t("visit.intro", { name: guide.name }),
            none: isAway
              ? t("form.failed.unavailable")
              : t("visit.none", { name: guide.name, phone: unbrokenPhone(phone) }),
            formToken: crypto.randomUUID(),
          },
    unavailable: t("visit.unavailable.text", { phone: unbrokenPhone(phone) }),
    head: {
      title: { text: [t("visit.plan"), title].filter(Boolean).join(": "), locale },
      description: "",
      canonical: context.origin + url.pathname,
      alternates: context.site.locales.map((other) => ({
        locale: other,
        href: hrefOfVisit(other, estateId),
      })),
    },
  };
}

/** "none" where no visit can be booked at all. */
async function findSlots(context: RequestContext, estateId: number): Promise<Slots | "none"> {
  try {
    return await context.queries.visitSlots(estateId);
  } catch (error) {
    if ((statusOfError(error) ?? 500) < 500) return "none";
    throw error;
  }
}
