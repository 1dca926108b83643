import { isLocale } from "#domain/locale/locale.ts";
import { PATH_WORDS } from "#domain/locale/path-words.ts";

/** Screens that are documents of their own (`features/pages/routes.ts`): the browser itself goes there. */
const DOCUMENTS = [
  "offer",
  "privacyStatement",
  "termsOfUse",
  "accessibility",
  "favorites",
  "keepMeInformed",
  "visit",
  "holiday",
  "cancelAppointment",
] as const;

/**
 * The link that an event happened in, when it leads to a page that the router can show without a new document: of this
 * site, in this language (another one has a frame of its own) and no file.
 */
export function ownLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin) return null;
  if (link.target || link.hasAttribute("download") || "reloads" in link.dataset) return null;
  // A place on this very page is the browser's to find.
  if (link.getAttribute("href")?.startsWith("#")) return null;
  const [, language, room] = link.pathname.split("/");
  if (!isLocale(language) || language !== document.documentElement.lang || room === "ajax") return null;
  return DOCUMENTS.some((screen) => PATH_WORDS[screen][language] === room) ? null : link;
}

/** What the router calls the place that a link leads to. */
export function placeOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}
