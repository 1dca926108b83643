import type { RentalUnit } from "#contract/rental/unit.ts";
import { mediaUrl } from "#contract/media/address.ts";
import { plainText } from "#contract/text/plain-text.server.ts";
import { formatCity, nameOfCity } from "#domain/estate/address/address.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { inBrussels } from "#domain/format/moments.ts";
import { hrefOf } from "#domain/locale/href.ts";
import { speak, textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { openPeriods } from "#domain/rental/period.ts";
import { readMonth, readPositive } from "#domain/rental/rental-query.ts";
import { rentalStreet } from "#domain/rental/rental-address.ts";
import { titleOfRental } from "#domain/rental/rental-title.ts";
import { allInPrice } from "#domain/rental/stay-cost.ts";
import { type RentalTab, shownTabs } from "#domain/rental/visibility.ts";
import { createSay } from "#words/words.ts";
import { isSentTo } from "../../contact/sending/answer-form.ts";
import { loadFormWords } from "../../contact/form/load-form-words.ts";
import { describe } from "../../estate/findability/describe.server.ts";
import type { Crumb, SectionView } from "../../estate/estate-view.ts";
import { crumbsJsonLd } from "../../estate/findability/json-ld.ts";
import type { PageHead } from "../../shell/page-head.ts";
import type { Visit } from "../../visit.ts";
import { calendarView, stayViews } from "../stay/calendar-view.ts";
import type { RentalPageData } from "./find-rental.ts";
import { group, KEY_FACTS, rentalCosts, rentalFacts, rentalOptions, taxInWords } from "./rental-facts.ts";
import { findRentalsPage } from "../list/find-rentals-page.ts";
import { rentalJsonLd } from "./rental-json-ld.ts";
import { galleryPhoto } from "./rental-pictures.ts";
import type { RentalView } from "./rental-view.ts";
import { carriedRentalWords, loadRentalWords } from "../rental-words.ts";

type Found = Extract<RentalPageData, { kind: "found" }>;

/** Prepares all that the page of one holiday home shows, ready to print in one language. */
export async function loadRental(visit: Visit, found: Found, locale: Locale, url: URL): Promise<RentalView> {
  const { unit, periods } = found;
  const { general, address } = unit;
  const [words, formWords, crumbs] = await Promise.all([
    loadRentalWords(visit, locale),
    loadFormWords(visit, locale),
    loadCrumbs(visit, unit, locale),
  ]);
  const say = createSay(locale, words);
  const printing = { locale, say };
  const today = inBrussels(visit.now)!.date;
  const path = hrefOf({ type: "rentalUnit", rentalUnitId: unit.id }, locale);
  const shown = { unit, periods, today, path, locale, say };
  const tabs = shownTabs(unit.hiddenTabs);
  const periodId = readPositive(url.searchParams.get("period"));
  const calendar = tabs.has("availability")
    ? calendarView(shown, { month: readMonth(url.searchParams.get("month")), periodId })
    : null;
  const stays = stayViews(shown);
  const facts = rentalFacts(unit, printing);
  const priceFrom = cheapest(found, today);
  const head = headOf(visit, unit, locale);
  const jsonLd = [
    rentalJsonLd({ unit, site: visit.site, head, locale, priceFrom }),
    crumbsJsonLd(crumbs, head),
  ];
  const text = tabs.has("description")
    ? speak(general.description ?? general.descriptionShort, locale)
    : null;
  const city = address?.city ?? general.city;
  return {
    kind: "found",
    head: { ...head, jsonLd: jsonLd.filter((one) => one !== null) },
    locale,
    id: unit.id,
    title: titleOfRental(unit, locale),
    subKind: speak(general.subKind?.name, locale),
    street: rentalStreet(address, locale) || null,
    city: formatCity(city, locale) || null,
    isAddressHidden: address?.visible === false,
    priceFrom,
    crumbs,
    photos: unit.photos.map((photo) => galleryPhoto(photo, { locale, cdn: visit.imageCdn })),
    keyFacts: facts.filter(({ key }) => (KEY_FACTS as readonly string[]).includes(key)),
    description: text && describe(text),
    sections: sectionsOf(tabs, {
      features: facts.length > 0 && group("features", facts),
      options: unit.options.length > 0 && group("options", [], rentalOptions(unit, printing)),
      availability: group("availability", []),
      costs: rentalCosts(unit, printing).length > 0 && group("costs", rentalCosts(unit, printing)),
      location: Boolean(city) && group("location", []),
    }),
    calendar,
    form: tabs.has("availability")
      ? {
          stays,
          chosen: stays.some(({ id }) => id === periodId) ? String(periodId) : "",
          named: String(periodId ?? ""),
          maxOccupation: general.maxOccupation || null,
          isSent: isSentTo(url, "rental"),
          words: formWords,
        }
      : null,
    taxBeside: taxInWords(unit.costs, say) && say("rentals.taxBeside", { tax: taxInWords(unit.costs, say) }),
    place: placeOf(unit),
    mapHref: mapHref(unit),
    phone: visit.site.agency.phone,
    words: carriedRentalWords(words),
  };
}

type Groups = Partial<Record<RentalTab, ReturnType<typeof group> | false>>;

/** The parts of the page in their order, without those that are hidden or empty. */
function sectionsOf(tabs: ReadonlySet<RentalTab>, groups: Groups): SectionView[] {
  return Object.entries(groups).flatMap(([key, own]) =>
    own && tabs.has(key as RentalTab) ? [{ key, title: own.title, groups: [own] }] : [],
  );
}

/** Euro, all in, of the cheapest stay that can still be had. */
function cheapest({ unit, periods }: Found, today: string): string | null {
  const prices = openPeriods(periods, today)
    .map(({ price }) => allInPrice(price, unit.costs))
    .filter((price) => price !== null);
  return prices.length > 0 ? formatEuro(Math.min(...prices)) : null;
}

function headOf(visit: Visit, unit: RentalUnit, locale: Locale): PageHead {
  const { general, photos } = unit;
  const title = titleOfRental(unit, locale);
  const words = textOf(general.descriptionShort, locale) || textOf(general.description, locale);
  const city = nameOfCity(general.city, locale);
  const kind = textOf(general.subKind?.name, locale);
  const social = photos[0]
    ? mediaUrl(photos[0].file, "social", { cdn: visit.imageCdn, format: "jpg" })
    : null;
  const href = (one: Locale) => hrefOf({ type: "rentalUnit", rentalUnitId: unit.id }, one);
  return {
    title,
    description: shorten(
      [[kind, city].filter(Boolean).join(", "), plainText(words)].filter(Boolean).join(". "),
    ),
    canonical: visit.origin + href(locale),
    alternates: visit.site.locales.map((other) => ({ locale: other, href: href(other) })),
    image: social && new URL(social, visit.origin).href,
  };
}

/** The page that lists holiday homes, the city there, and the unit itself. */
async function loadCrumbs(visit: Visit, unit: RentalUnit, locale: Locale): Promise<Crumb[]> {
  const { list, href } = await findRentalsPage(visit, locale);
  const { city } = unit.general;
  return [
    ...(list && href ? [{ label: speak(list.title, locale) ?? { text: href, locale }, href }] : []),
    ...(city && href
      ? [{ label: { text: nameOfCity(city, locale), locale }, href: `${href}?city=${city.id}` }]
      : []),
    { label: titleOfRental(unit, locale), href: null },
  ];
}

function placeOf({ address }: RentalUnit): RentalView["place"] {
  if (!address?.location) return null;
  const { latitude, longitude } = address.location;
  return { lng: longitude, lat: latitude, isApproximate: address.visible === false };
}

function mapHref({ address }: RentalUnit): string | null {
  if (!address?.location || address.visible === false) return null;
  const { latitude, longitude } = address.location;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

function shorten(text: string): string {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  return clean.length <= 160 ? clean : `${clean.slice(0, 159).replace(/\s+\S*$/, "")}…`;
}
