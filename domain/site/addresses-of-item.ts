import { hrefOfPage } from "../locale/href.ts";
import { LOCALES, type Locale } from "../locale/locale.ts";

type Paths = { readonly [locale in Locale]?: string | undefined };

/**
 * The address of an item of an agency's own content in each language that both it and the page above it are in.
 * Example: `addressesOfItem({ nl: "dok-noord", fr: "dok-nord" }, { nl: "wijken" })` is `{ nl: "/nl/wijken/dok-noord" }`.
 */
export function addressesOfItem(item: Paths, page: Paths | undefined): { [locale in Locale]?: string } {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const [above, word] = [page?.[locale], item[locale]];
      return above === undefined || !word ? [] : [[locale, hrefOfPage(locale, `${above}/${word}`)]];
    }),
  );
}
