import type { Locale } from "#domain/locale/locale.ts";
import type { Visit } from "../visit.ts";

const AREAS = ["visit.", "live_agenda.", "form."];

/** The words of visits and of forms, for the pages of a visit alone. */
export function loadVisitWords(visit: Visit, locale: Locale): Promise<Record<string, string>> {
  return visit.remember(`visit-words:${locale}`, async () => {
    const words = await visit.client.translations(locale);
    return Object.fromEntries(
      Object.entries(words).filter(([key]) => AREAS.some((area) => key.startsWith(area))),
    );
  });
}
