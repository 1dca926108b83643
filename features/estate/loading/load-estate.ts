import type { Estate } from "#features/listings/schema/estate.ts";
import { formatCity, formatStreet } from "#domain/estate/address/address.ts";
import { marksOf } from "#domain/estate/sticker/marks.ts";
import { shownTransaction, withShownTransaction } from "#domain/estate/project/shown-transaction.ts";
import { titleOf } from "#domain/estate/title.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { localize, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { placeOfAddress, publicMapHref } from "#features/map/place-of-address.ts";
import type { EstatePage } from "#features/listings/find-estate-page.ts";
import type { PageHead } from "#features/site/page-head.ts";
import { loadVisitLink } from "#features/visits/booking/load-visit-link.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { contactView } from "#features/contact/contact-view.ts";
import { loadCrumbs } from "./load-crumbs.ts";
import { describe } from "../seo/describe.server.ts";
import { costCardView } from "../costs/view/costs-view.ts";
import { epcView, sharedEpcView } from "../figures/epc-view.ts";
import { leadOf } from "../seo/lead-of.ts";
import type { EstateView, SectionView } from "../estate-view.ts";
import { factsInCharts } from "../facts/facts-in-charts.ts";
import { extraFacts } from "../facts/extra-facts.ts";
import { factGroups } from "../facts/fact-groups-view.ts";
import { floorViews } from "../facts/floor-views.ts";
import { keyFacts } from "../facts/key-facts-view.ts";
import { loadSimilar } from "./load-similar.ts";
import { crumbsJsonLd, listingJsonLd } from "../seo/json-ld.ts";
import { galleryPictures } from "../gallery/gallery-pictures.ts";
import { documentViews, mediumViews } from "../media/media-views.ts";
import { pageSections } from "../facts/page-sections.ts";
import { withSummaries } from "../facts/section-summary.ts";
import { searchResultTexts } from "../seo/search-result-texts.server.ts";
import { priceView } from "../figures/price-view.ts";
import { priceSummary } from "../figures/price-summary-view.ts";
import { qrView } from "../print/qr-view.server.ts";
import { saleDates, shortAddress } from "../figures/sale-dates-view.ts";
import { neighboursOf, type UnitQuery, unitsView } from "../project/unit-views.ts";

type FoundEstatePage = Extract<EstatePage, { kind: "found" }>;

/** Prepares all that the page of one estate shows, ready to print in one language. */
export async function loadEstate(
  context: RequestContext,
  page: FoundEstatePage,
  locale: Locale,
  query: UnitQuery,
): Promise<EstateView> {
  const { estate } = page;
  const { general } = estate;
  const [similar, crumbs, visitLink, t] = await Promise.all([
    loadSimilar(context, { id: general.id, estate }, locale),
    loadCrumbs(context, estate, locale),
    loadVisitLink(context, page, locale),
    loadTranslate(context, locale),
  ]);
  const pictures = galleryPictures(context, estate, locale);
  const text = localize(general.description, locale);
  const head = headOf(context, estate, locale, pictures.social);
  const jsonLd = [listingJsonLd({ estate, site: context.site, head, locale }), crumbsJsonLd(crumbs, head)];
  const parts = partsOf(context, estate, locale, query);
  return {
    kind: "found",
    beginsWithPhoto: true,
    head: { ...head, jsonLd: jsonLd.filter((facts) => facts !== null) },
    locale,
    id: general.id,
    subType: localize(general.subType?.name, locale),
    transaction: localize(shownTransaction(estate)?.name, locale),
    title: titleOf(estate, locale),
    street: formatStreet(general.address, locale) || null,
    city: formatCity(general.address?.city, locale) || null,
    price: priceView(estate, locale),
    lead: leadOf(estate, locale),
    ...marksOf(estate, locale),
    keyFacts: keyFacts(estate),
    description: text && describe(text),
    ...parts,
    photos: pictures.photos,
    plans: pictures.plans,
    sections: withSummaries(sectionsOf(estate, locale, parts, pictures.plans.length > 0), {
      ...parts,
      plans: pictures.plans,
    }),
    project: projectView(context, page, locale),
    isAddressHidden: general.address?.visible === false,
    mapHref: publicMapHref(general.address),
    place: placeOfAddress(general.address, context.map),
    costs: context.site.settings.costs
      ? costCardView(estate, inBrussels(context.now)!.date, { t, locale, agency: context.site.name })
      : null,
    contact: contactView(context, page.contact, locale),
    visit: visitLink,
    qr: qrView(context.origin + shortAddress(estate, locale)),
    crumbs,
    similar,
  };
}

function sectionsOf(
  estate: Estate,
  locale: Locale,
  parts: ReturnType<typeof partsOf>,
  hasPlans: boolean,
): SectionView[] {
  const facts = factsInCharts(factGroups(withShownTransaction(estate), locale), parts);
  return pageSections([...facts, ...extraFacts(estate, locale)], {
    units: parts.units !== null,
    layout: parts.floors.length > 0,
    plans: hasPlans,
    media: parts.media.length > 0,
    documents: parts.documents.length > 0,
    place: Boolean(estate.general.address?.city),
  });
}

/** What is rendered of the facts, beside their rows. */
function partsOf(context: RequestContext, estate: Estate, locale: Locale, query: UnitQuery) {
  return {
    units: unitsView(context, estate, query, locale),
    epc: epcView(estate, locale),
    sharedEpc: sharedEpcView(estate, locale),
    floors: floorViews(estate, locale),
    priceSummary: priceSummary(estate),
    saleDates: saleDates(estate, locale),
    media: mediumViews(context, estate, locale),
    documents: documentViews(estate, locale),
  };
}

function projectView(
  context: RequestContext,
  { estate, project }: FoundEstatePage,
  locale: Locale,
): EstateView["project"] {
  return (
    project && {
      title: titleOf(project, locale),
      href: textOf(project.uri, locale),
      ...neighboursOf(context, project, estate.general.id, locale),
    }
  );
}

function headOf(context: RequestContext, estate: Estate, locale: Locale, image: string | null): PageHead {
  const { title, description } = searchResultTexts(estate, locale);
  return {
    title: { text: title, locale: titleOf(estate, locale).locale },
    description,
    canonical: context.origin + textOf(estate.uri, locale),
    alternates: context.site.locales.map((other) => ({ locale: other, href: textOf(estate.uri, other) })),
    image,
  };
}
