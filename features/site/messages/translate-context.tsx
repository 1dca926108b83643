import { createContext, useContext } from "react";
import type { Translate } from "#domain/locale/translate.ts";

const silent: Translate = (key) => `_${key}_`;

export const TranslateContext = createContext<Translate>(silent);

/** The messages of the page that is being rendered. */
export function useTranslate(): Translate {
  return useContext(TranslateContext);
}
