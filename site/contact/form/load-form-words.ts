import type { Locale } from "#domain/locale/locale.ts";
import type { Visit } from "../../visit.ts";

const FORM_WORDS = "form.";

/** The words of forms, for a page that has one: no other page carries them. */
export async function loadFormWords(visit: Visit, locale: Locale): Promise<Record<string, string>> {
  return visit.remember(`form-words:${locale}`, async () => {
    const words = await visit.client.translations(locale);
    return Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith(FORM_WORDS)));
  });
}
