import { hrefOf } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { MailVisit, MailVisitor } from "../visit/visit-facts.tsx";
import { sampleEstate } from "./sample-estate.ts";
import { SAMPLE_WORDS } from "./sample-words.ts";

/** A visit that is booked, for previews and tests. */
export function sampleVisit(locale: Locale): MailVisit {
  return {
    start: "2026-07-06T12:00:00.000Z",
    end: "2026-07-06T12:45:00.000Z",
    estate: { ...sampleEstate(locale), price: null },
    guide: { name: SAMPLE_WORDS[locale].guide, phone: "+32 470 00 00 01" },
    path: hrefOf(
      { type: "cancelAppointment", appointmentId: "3f0c2d5e-0000-4000-8000-000000000000" },
      locale,
    ),
  };
}

/** Who writes, asks or comes. */
export function sampleVisitor(locale: Locale): MailVisitor {
  return { ...SAMPLE_WORDS[locale].visitor, phone: "+32 470 00 00 00" };
}
