import type { RentalUnit } from "../schema/unit.ts";
import { formatCity, nameOfCity } from "#domain/estate/address/address.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { localize } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { monthOf } from "#domain/rental/calendar-months.ts";
import { openStays } from "#domain/rental/period.ts";
import { readMonth, readPositive } from "#domain/rental/read-address.ts";
import { cityOfRental, rentalStreet } from "#domain/rental/rental-address.ts";
import { titleOfRental } from "#domain/rental/rental-title.ts";
import { allInPrice } from "#domain/rental/stay-cost.ts";
import { readWantedStay, wantedSpan } from "#domain/rental/wanted-stay.ts";
import { shownTabs, type RentalTab } from "#domain/rental/visibility.ts";
import { isSentTo } from "#features/contact/sending/answer-form.ts";
import { qrView } from "#features/estate/print/qr-view.server.ts";
import { describe } from "#features/estate/seo/describe.server.ts";
import type { Crumb, FactGroupView, FieldView, SectionView } from "#features/estate/estate-view.ts";
import { placeOfAddress, publicMapHref } from "#features/map/place-of-address.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { calendarView, type StayView, stayViews } from "../stay/calendar-view.ts";
import { chosenStayView, personsOf, stayTotalView } from "../stay/chosen-stay-view.ts";
import { hrefWithin, type StayAddress } from "../stay/stay-links.ts";
import type { RentalPageData } from "./find-rental.ts";
import {
  KEY_FACTS,
  rentalFacts,
  priceNote,
  group,
  type Printing,
  rentalCosts,
  rentalOptions,
} from "./rental-facts.ts";
import { rentalHead } from "./rental-head.ts";
import { findRentalsPage } from "#features/listings/find-rentals-page.ts";
import { galleryPhoto } from "../rental-pictures.ts";
import type { RentalView } from "../rental-view.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";

type Found = Extract<RentalPageData, { kind: "found" }>;

/** Prepares all that the page of one holiday home shows, ready to print in one language. */
export async function loadRental(
  context: RequestContext,
  found: Found,
  locale: Locale,
  url: URL,
): Promise<RentalView> {
  const { unit, periods } = found;
  const [t, crumbs] = await Promise.all([loadTranslate(context, locale), loadCrumbs(context, unit, locale)]);
  const today = inBrussels(context.now)!.date;
  const path = hrefOf({ type: "rentalUnit", rentalUnitId: unit.id }, locale);
  const tabs = shownTabs(unit.hiddenTabs);
  const hasCalendar = tabs.has("availability");
  const isSent = isSentTo(url, "rental");
  const address = addressOf(url);
  const { wanted, periodId } = address;
  const persons = personsOf(unit, wanted.persons);
  const hrefWith = hrefWithin(unit.id, locale, address);
  const shown = { unit, periods, today, path, hrefWith, wanted, persons, locale, t };
  const chosen = hasCalendar && !isSent ? chosenStayView(shown, periodId) : null;
  const facts = rentalFacts(unit, shown);
  const priceFrom = cheapest(found);
  const head = rentalHead({ context, unit, locale, crumbs, priceFrom });
  return {
    kind: "found",
    head,
    locale,
    id: unit.id,
    ...whatAndWhere(context, unit, locale),
    priceFrom,
    crumbs,
    photos: unit.photos.map((photo) => galleryPhoto(photo, { locale, cdn: context.imageCdn })),
    keyFacts: facts.filter(({ key }) => (KEY_FACTS as readonly string[]).includes(key)),
    description: tabs.has("description") ? descriptionOf(unit, locale) : null,
    sections: rentalSections(unit, facts, shown),
    calendar: hasCalendar ? calendarView(shown, { month: monthOfAddress(address), periodId }) : null,
    form: hasCalendar
      ? { ...formOf(unit, stayViews(shown), periodId), persons, total: stayTotalView(chosen), isSent }
      : null,
    chosen,
    priceNote: priceNote(unit.costs, t),
    phone: context.site.agency.phone,
    qr: qrView(head.canonical),
  };
}

function addressOf({ searchParams }: URL): StayAddress {
  return {
    wanted: readWantedStay(searchParams),
    periodId: readPositive(searchParams.get("period")),
    month: readMonth(searchParams.get("month")),
  };
}

/** The calendar begins where the visitor left it, else with the days that they look for; a chosen stay tells it by itself. */
function monthOfAddress({ wanted, periodId, month }: StayAddress): string | null {
  if (month || periodId !== null || !wanted.days) return month;
  return monthOf(wantedSpan(wanted.days).start);
}

function whatAndWhere({ map }: RequestContext, unit: RentalUnit, locale: Locale) {
  const { general, address } = unit;
  return {
    title: titleOfRental(unit, locale),
    subKind: localize(general.subKind?.name, locale),
    street: rentalStreet(address, locale) || null,
    city: formatCity(cityOfRental(unit), locale) || null,
    isAddressHidden: address?.visible === false,
    place: placeOfAddress(address, map),
    mapHref: publicMapHref(address),
  };
}

function descriptionOf({ general }: RentalUnit, locale: Locale): RentalView["description"] {
  const text = localize(general.description ?? general.descriptionShort, locale);
  return text && describe(text);
}

function formOf({ general }: RentalUnit, stays: readonly StayView[], periodId: number | null) {
  return {
    stays,
    chosen: stays.some(({ id }) => id === periodId) ? String(periodId) : "",
    named: String(periodId ?? ""),
    maxOccupation: general.maxOccupation || null,
  };
}

/** Euro, all in, of the cheapest stay that can still be asked for. */
function cheapest({ unit, periods }: Found): string | null {
  const prices = openStays(periods)
    .map(({ price }) => allInPrice(price, unit.costs))
    .filter((price) => price !== null);
  return prices.length > 0 ? formatEuro(Math.min(...prices)) : null;
}

/** The page that lists holiday homes, the city there, and the unit itself. */
async function loadCrumbs(context: RequestContext, unit: RentalUnit, locale: Locale): Promise<Crumb[]> {
  const { list, href } = await findRentalsPage(context, locale);
  const { city } = unit.general;
  return [
    ...(list && href ? [{ label: localize(list.title, locale) ?? { text: href, locale }, href }] : []),
    ...(city && href
      ? [{ label: { text: nameOfCity(city, locale), locale }, href: `${href}?city=${city.id}` }]
      : []),
    { label: titleOfRental(unit, locale), href: null },
  ];
}

/** The parts of a unit's page in their order, without those that are hidden or empty. */
function rentalSections(unit: RentalUnit, facts: readonly FieldView[], printing: Printing): SectionView[] {
  const tabs = shownTabs(unit.hiddenTabs);
  const costs = rentalCosts(unit, printing);
  const groups: Partial<Record<RentalTab, FactGroupView | false>> = {
    availability: group("availability", []),
    features: facts.length > 0 && group("features", facts),
    options: unit.options.length > 0 && group("options", [], rentalOptions(unit, printing)),
    costs: costs.length > 0 && group("costs", costs),
    location: Boolean(cityOfRental(unit)) && group("location", []),
  };
  return Object.entries(groups).flatMap(([key, own]) =>
    own && tabs.has(key as RentalTab) ? [{ key, title: own.title, groups: [own] }] : [],
  );
}
