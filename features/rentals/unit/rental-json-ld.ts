import type { RentalUnit } from "../schema/unit.ts";
import type { Site } from "#features/site/schema/site.ts";
import { nameOfCity, streetAndNumber } from "#domain/estate/address/address.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { cityOfRental } from "#domain/rental/rental-address.ts";
import type { PageHead } from "#features/site/page-head.ts";

type Listed = {
  readonly unit: RentalUnit;
  readonly site: Site;
  readonly head: PageHead;
  readonly locale: Locale;
  readonly priceFrom: string | null;
};

/** The unit in schema.org's words: a VacationRental, which is a LodgingBusiness, with the home that it holds. */
export function rentalJsonLd({ unit, site, head, locale, priceFrom }: Listed): object {
  const { general, address } = unit;
  const city = cityOfRental(unit);
  return {
    "@context": "https://schema.org",
    "@type": ["VacationRental", "LodgingBusiness"],
    additionalType: "https://schema.org/Accommodation",
    url: head.canonical,
    name: head.title?.text,
    description: head.description,
    identifier: general.registrationNumber ?? general.building?.rentalName ?? String(unit.id),
    image: head.image ?? undefined,
    telephone: site.agency.phone,
    priceRange: priceFrom ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: streetAndNumber(address, locale) || undefined,
      postalCode: city?.zip ?? undefined,
      addressLocality: nameOfCity(city, locale) || undefined,
      addressCountry: address?.country?.id ?? "BE",
    },
    geo: geo(address),
    petsAllowed: general.petsAllowed ?? undefined,
    containsPlace: {
      "@type": "Accommodation",
      occupancy: general.maxOccupation
        ? { "@type": "QuantitativeValue", maxValue: general.maxOccupation }
        : undefined,
      numberOfBedrooms: unit.places?.bedrooms ?? undefined,
      numberOfBathroomsTotal: unit.places?.bathrooms ?? undefined,
      floorLevel: general.floor == null ? undefined : String(general.floor),
      amenityFeature: unit.options.map(({ name }) => ({
        "@type": "LocationFeatureSpecification",
        name: textOf(name, locale),
        value: true,
      })),
    },
  };
}

/** The exact point of a hidden address is nobody's to know. */
function geo(address: RentalUnit["address"]) {
  if (!address?.location || address.visible === false) return undefined;
  const { latitude, longitude } = address.location;
  return { "@type": "GeoCoordinates", latitude, longitude };
}
