import {
  Children,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import { SITE } from "../site.ts";
import { localesInOrder } from "./language-of-fallback.ts";
import { FromLanguage } from "./languages/from-language.tsx";
import { translatedInto } from "./languages/language-pair.ts";
import { LanguageTabs } from "./languages/language-tabs.tsx";
import { WhatLacks } from "./languages/language-title.tsx";
import { NamedLanguages } from "./languages/named-language.tsx";
import { useLanguagePair } from "./languages/use-language-pair.ts";
import styles from "./multilingual-fields.module.css";

type MultilingualFieldsProps = {
  /** Every text of the group, so that each language says what it lacks. */
  readonly texts: readonly (Multilingual | null | undefined)[];
  /** The fields of one language, each an element of its own. */
  readonly children: (locale: Locale) => ReactNode;
};

/** From here on two languages stand side by side. */
const WIDE_PX = 600;

/** The same fields in each language of the site: two beside each other where there is room, else one at a time. */
export function MultilingualFields({ texts, children }: MultilingualFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(place, WIDE_PX);
  const locales = localesInOrder(SITE.locales);
  if (locales.length === 1) return <div className={styles.column}>{children(locales[0]!)}</div>;
  const Languages = isWide ? TwoBeside : OneAtATime;
  return (
    <div ref={place}>
      <Languages {...{ texts, locales, children }} />
    </div>
  );
}

type PartsProps = MultilingualFieldsProps & { readonly locales: readonly Locale[] };

function OneAtATime({ texts, locales, children }: PartsProps) {
  const id = useId();
  const { pair } = useLanguagePair();
  const [shown, setShown] = useState(pair.from);
  return (
    <div className={styles.column}>
      <LanguageTabs {...{ id, texts, locales, shown }} onChoose={setShown} />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        className={styles.column}
        key={shown}
      >
        {children(shown)}
      </div>
    </div>
  );
}

/** The one that is translated from, and the one that is written; the same field of both stands on one line. */
function TwoBeside({ texts, locales, children }: PartsProps) {
  const id = useId();
  const { pair, keep } = useLanguagePair();
  const { from, into } = pair;
  const [left, right] = [children(from), children(into)];
  return (
    <NamedLanguages value>
      <div className={styles.languages}>
        <div className={styles.column} style={rowsOf(left)}>
          <div className={styles.name}>
            <FromLanguage />
            <WhatLacks locale={from} texts={texts} />
          </div>
          {left}
        </div>
        <div className={styles.column} style={rowsOf(right)}>
          <LanguageTabs
            {...{ id, texts }}
            locales={locales.filter((locale) => locale !== from)}
            shown={into}
            onChoose={(locale) => keep(translatedInto(pair, locale))}
          />
          <div
            id={`${id}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${into}`}
            className={styles.panel}
            key={into}
          >
            {right}
          </div>
        </div>
      </div>
    </NamedLanguages>
  );
}

/** The head, then a row for each field: both columns share them. */
function rowsOf(fields: ReactNode): CSSProperties {
  return { gridRow: `span ${1 + Children.count(fields)}` };
}

/** Whether a part of the screen is at least so wide. */
function useIsWide(part: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    if (!part.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setIsWide((entry?.contentRect.width ?? 0) >= pixels));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, pixels]);
  return isWide;
}
