import { useState } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import { translatedInto } from "../fields/languages/language-pair.ts";
import { firstLanguage, useLanguagePair } from "../fields/languages/use-language-pair.ts";
import { useLanguage } from "../language/language.tsx";
import { useMediaQuery } from "../shell/use-media-query.ts";
import { SITE } from "../site.ts";

/** From here on two languages have room side by side, as the preview has: `preview-beside.tsx`. */
const HAS_ROOM = "(min-width: 75rem)";

export type ContentLanguages = {
  /** The language that is written. */
  readonly locale: Locale;
  /** The one that stands beside it to translate from; null for one at a time. */
  readonly beside: Locale | null;
  readonly hasRoom: boolean;
  readonly choose: (locale: Locale) => void;
  /** Puts two languages side by side, or shows one at a time again. */
  readonly toggle: () => void;
};

/** The language whose texts a screen changes; side by side with another one where the device was asked for that. */
export function useContentLanguages(): ContentLanguages {
  const { locale: spoken } = useLanguage();
  const { pair, isBeside, keep } = useLanguagePair();
  const hasRoom = useMediaQuery(HAS_ROOM) && SITE.locales.length > 1;
  const [single, setSingle] = useState(() => firstLanguage(spoken));
  const beside = hasRoom && isBeside ? pair.from : null;
  return {
    locale: beside ? pair.into : single,
    beside,
    hasRoom,
    choose: (locale) => {
      setSingle(locale);
      if (beside) keep(translatedInto(pair, locale));
    },
    toggle: () => {
      if (beside) setSingle(pair.into);
      const next = single === pair.from ? pair : translatedInto(pair, single);
      keep({ ...(beside ? pair : next), isBeside: !beside });
    },
  };
}
