import { createContext, useContext } from "react";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale/locale.ts";

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

/** The language of the page that is being rendered. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
