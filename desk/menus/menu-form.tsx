import type { ReactNode } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { SiteContent } from "../api/published.ts";
import type { DeskDocument } from "../drafts/desk-document.ts";
import { useFindingWords } from "../findings/finding-words.ts";
import { SchemaFormProvider } from "../schema-form/form-place.ts";
import { type Place, withValueAt } from "../schema-form/places.ts";
import type { MenuEntry } from "./use-menus.ts";

type MenuProviderProps = {
  readonly menu: DeskDocument<readonly MenuEntry[]>;
  readonly content: SiteContent;
  readonly locale: Locale;
  readonly children: ReactNode;
};

/** What the fields of a menu's items know of it. */
export function MenuProvider({ menu, content, locale, children }: MenuProviderProps) {
  const wordsOf = useFindingWords();
  const { document, change, changed, findings } = menu;
  const set = (place: Place, value: unknown, isOwnStep = false) =>
    change((now) => withValueAt(now, place, value), isOwnStep ? undefined : place.join("."));
  const errorAt = (place: Place) => {
    const named = placeOfFindings(place).join(".");
    const found = findings.find(({ path }) => path === named);
    return found && wordsOf(found.message);
  };
  return (
    <SchemaFormProvider value={{ type: "menus", document, locale, content, changed, set, errorAt }}>
      {children}
    </SchemaFormProvider>
  );
}

/** The check names an item where it means the page that the item leads to. */
function placeOfFindings(place: Place): Place {
  return place.at(-1) === "pageId" ? place.slice(0, -1) : place;
}
