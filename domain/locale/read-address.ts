import { hrefOfAjax, hrefOfPage, hrefOfScreen, PARENT_SCREENS } from "./href.ts";
import { isLocale, type Locale } from "./locale.ts";
import { PATH_WORDS, type Screen, SCREENS } from "./screens.ts";
import { foldForAddress } from "./slug.ts";

export type Address = {
  /** `page` is any path under a language that is no screen: a page of the agency's, or nothing at all. */
  readonly kind: "root" | "screen" | "page" | "ajax" | "unknown";
  readonly locale: Locale | null;
  readonly screen: Screen | null;
  /** What follows the screen's words (ids, slug, token), the page's path words, or the ajax words; unescaped. */
  readonly segments: readonly string[];
  /** Where this address should have led: the same text when it was right, else the target of a 301. */
  readonly canonical: string;
};

const SCREEN_NAMES = Object.keys(PATH_WORDS) as Screen[];
const ITSELF = Object.fromEntries(SCREEN_NAMES.map((name) => [name, name])) as Record<Screen, string>;

/** How many segments each path of a screen takes; with another number, it can only be a page of the agency's. */
const TAKEN_SEGMENTS = SCREENS.map(({ path }) => {
  const parts = path(ITSELF).split("/");
  const last = parts.findLastIndex((part) => part in ITSELF);
  return { screen: parts[last], count: parts.length - 1 - last };
});

/** The first words of a screen in any language, folded, and the screens below it. */
const TOP_SCREENS = pathWordsOf((screen) => !PARENT_SCREENS[screen]);
const SUB_SCREENS = pathWordsOf((screen) => Boolean(PARENT_SCREENS[screen]));

/** An escaped slash, a control character or a step up is nobody's address. */
const HOSTILE = /[/\\\p{Cc}]|^\.{1,2}$/u;

/**
 * Reads any path, also in a wrong form (upper case, extra slashes, another language's word, odd escapes), and says
 * where it should lead; tokens and ids keep their case. A path that is another language's
 * word for a screen reads as that screen, which is why no page of the agency's may have it.
 * Example: `readAddress("/EN/aanbod/12/")` is the screen `offer` with canonical `"/en/offer/12"`.
 */
export function readAddress(pathname: string): Address {
  const segments = pathname.split(/[/\\]/).filter(Boolean).map(unescape);
  if (segments.some((segment) => segment === null)) return unknownAddress(pathname);
  const [first, ...rest] = segments as string[];
  if (first === undefined) return { kind: "root", locale: null, screen: null, segments: [], canonical: "/" };
  const locale = first.toLowerCase();
  if (!isLocale(locale)) return unknownAddress(pathname);
  return readAjax(locale, rest) ?? readScreen(locale, rest) ?? readPage(locale, rest);
}

function readAjax(locale: Locale, [word, ...segments]: readonly string[]): Address | null {
  if (word?.toLowerCase() !== "ajax") return null;
  return { kind: "ajax", locale, screen: null, segments, canonical: hrefOfAjax(locale, ...segments) };
}

function readScreen(locale: Locale, [word, ...below]: readonly string[]): Address | null {
  const top = TOP_SCREENS.get(foldForAddress(word ?? "", locale));
  if (!top) return null;
  const sub = SUB_SCREENS.get(foldForAddress(below[0] ?? "", locale));
  const screen = sub && PARENT_SCREENS[sub] === top ? sub : top;
  const given = screen === top ? below : below.slice(1);
  if (!TAKEN_SEGMENTS.some((taken) => taken.screen === screen && taken.count === given.length)) return null;
  const segments = screen === "offer" ? given.map((segment) => segment.toLowerCase()) : given;
  return { kind: "screen", locale, screen, segments, canonical: hrefOfScreen(locale, screen, ...segments) };
}

function readPage(locale: Locale, words: readonly string[]): Address {
  const segments = words.map((word) => foldForAddress(word, locale));
  return { kind: "page", locale, screen: null, segments, canonical: hrefOfPage(locale, segments.join("/")) };
}

/** Never two leading slashes or a backslash: a browser would take such a redirect for another host. */
function unknownAddress(pathname: string): Address {
  const canonical = `/${pathname.replace(/^[/\\]+/, "")}`;
  return { kind: "unknown", locale: null, screen: null, segments: [], canonical };
}

function unescape(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return HOSTILE.test(text) ? null : text;
  } catch {
    return null;
  }
}

function pathWordsOf(belongs: (screen: Screen) => boolean): ReadonlyMap<string, Screen> {
  const screens = SCREEN_NAMES.filter(belongs);
  return new Map(
    screens.flatMap((screen) => Object.values(PATH_WORDS[screen]).map((word) => [word, screen] as const)),
  );
}
