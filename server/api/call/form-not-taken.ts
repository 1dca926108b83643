import type { Locale } from "#domain/locale/locale.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { siteTranslate } from "#features/site/messages/site-translate.ts";

/**
 * Why a form failed: where the database is away, its sender reads what the page without scripts says then, and not that
 * listings are. The product's words, as a site's own are in that database.
 */
export function formNotTaken(error: AppError, locale: Locale): AppError {
  if (error.code !== "database-away") return error;
  const t = siteTranslate(locale, {});
  return new AppError("form-not-taken", { detail: `${t("form.failed")}. ${t("form.failed.unavailable")}` });
}
