import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { MailEstate } from "../parts/estate-card.tsx";
import { SAMPLE_WORDS } from "./sample-words.ts";

const PICTURE = "0f".repeat(16);

/** A listing, for previews and tests. */
export function sampleEstate(locale: Locale): MailEstate {
  const { title, place, slug } = SAMPLE_WORDS[locale].home;
  return {
    title,
    place,
    price: "€ 389.000,00",
    reference: "HZ-0012",
    path: hrefOf({ type: "estate", id: 12, slug }, locale),
    picture: PICTURE,
  };
}

/** A holiday home, whose price stands beside its stay. */
export function sampleHolidayHome(locale: Locale): MailEstate {
  return {
    ...SAMPLE_WORDS[locale].holidayHome,
    price: null,
    reference: "ZT-0040",
    path: hrefOf({ type: "rentalUnit", rentalUnitId: 40 }, locale),
    picture: PICTURE,
  };
}
