import type { MessageKey } from "#domain/locale/translate.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { translateForms } from "#features/site/api/read-fields.ts";
import { AppError } from "#features/site/api/app-error.ts";

/** Tells a person who has enough open at an agency what they can do about it. */
export function tooManyOpen({ site, locale }: QueryContext, word: MessageKey, most = 1): AppError {
  const detail = translateForms(locale)(word, { most, phone: site.agency.phone });
  return new AppError("too-many-open", { detail });
}
