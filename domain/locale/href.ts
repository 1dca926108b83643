import type { Locale } from "./locale.ts";
import { PATH_WORDS, type Screen } from "./screens.ts";

/** Screens that stand below another one in the address. */
export const PARENT_SCREENS: { readonly [screen in Screen]?: Screen } = {
  compare: "favorites",
  success: "keepMeInformed",
  unsubscribe: "keepMeInformed",
  contact: "offer",
  sendToAFriend: "offer",
  costs: "offer",
};

export type Segment = string | number;

/**
 * The address of a screen in a language; segments are ids, slugs and tokens, escaped as they come.
 * Example: `hrefOfScreen("en", "unsubscribe", "aB9")` is `"/en/keep-me-informed/unsubscribe/aB9"`.
 */
export function hrefOfScreen(locale: Locale, screen: Screen, ...segments: ReadonlyArray<Segment>): string {
  const parent = PARENT_SCREENS[screen];
  const words = parent
    ? [PATH_WORDS[parent][locale], PATH_WORDS[screen][locale]]
    : [PATH_WORDS[screen][locale]];
  return `/${[locale, ...words, ...segments.map(escapeSegment)].join("/")}`;
}

/** The short address of an estate, which leads to its full one: `hrefOfEstateShort("fr", 12)` is `"/fr/offre/12"`. */
export function hrefOfEstateShort(locale: Locale, id: number): string {
  return hrefOfScreen(locale, "offer", id);
}

/**
 * The address of a page of the agency's; the empty path is the home page.
 * Example: `hrefOfPage("nl", "over-ons/team")` is `"/nl/over-ons/team"`, `hrefOfPage("nl", "")` is `"/nl"`.
 */
export function hrefOfPage(locale: Locale, path: string): string {
  const segments = path.split("/").filter(Boolean).map(escapeSegment);
  return `/${[locale, ...segments].join("/")}`;
}

/** The address of an answer for scripts: `hrefOfAjax("en", "similar-estate", 12)` is `"/en/ajax/similar-estate/12"`. */
export function hrefOfAjax(locale: Locale, ...segments: ReadonlyArray<Segment>): string {
  return `/${[locale, "ajax", ...segments.map(escapeSegment)].join("/")}`;
}

/** What a link may lead to; data from outside may name any other type, which leads to "/". */
export type Route =
  | {
      readonly type:
        | "home"
        | "favorites"
        | "privacyStatement"
        | "termsOfUse"
        | "accessibility"
        | "keepMeInformed"
        | "success";
    }
  | { readonly type: "page"; readonly path: string }
  | { readonly type: "estate" | "project"; readonly id: number; readonly slug?: string | null }
  | { readonly type: "projectUnit"; readonly id: number; readonly slug: string; readonly unitId: number }
  | {
      readonly type: "unsubscribe" | "editSubscriptions" | "stayRequest" | "stayAnswer";
      readonly token: string;
    }
  | { readonly type: "cancelAppointment"; readonly appointmentId: Segment }
  | { readonly type: "rentalUnit"; readonly rentalUnitId: Segment };

type RouteOf<T extends Route["type"]> = Extract<Route, { readonly type: T }>;

const offer = (locale: Locale, route: RouteOf<"estate" | "project">) =>
  route.slug ? hrefOfScreen(locale, "offer", route.id, route.slug) : hrefOfEstateShort(locale, route.id);

const HREFS: { readonly [T in Route["type"]]: (locale: Locale, route: RouteOf<T>) => string } = {
  home: (locale) => hrefOfPage(locale, ""),
  favorites: (locale) => hrefOfScreen(locale, "favorites"),
  privacyStatement: (locale) => hrefOfScreen(locale, "privacyStatement"),
  termsOfUse: (locale) => hrefOfScreen(locale, "termsOfUse"),
  accessibility: (locale) => hrefOfScreen(locale, "accessibility"),
  keepMeInformed: (locale) => hrefOfScreen(locale, "keepMeInformed"),
  success: (locale) => hrefOfScreen(locale, "success"),
  page: (locale, { path }) => hrefOfPage(locale, path),
  estate: offer,
  project: offer,
  projectUnit: (locale, { id, slug, unitId }) => hrefOfScreen(locale, "offer", id, slug, unitId),
  unsubscribe: (locale, { token }) => hrefOfScreen(locale, "unsubscribe", token),
  editSubscriptions: (locale, { token }) => hrefOfScreen(locale, "keepMeInformed", token),
  cancelAppointment: (locale, { appointmentId }) => hrefOfScreen(locale, "cancelAppointment", appointmentId),
  rentalUnit: (locale, { rentalUnitId }) => hrefOfScreen(locale, "holiday", rentalUnitId),
  stayRequest: (locale, { token }) => hrefOfScreen(locale, "stayRequest", token),
  stayAnswer: (locale, { token }) => hrefOfScreen(locale, "stayAnswer", token),
};

/**
 * The address of anything that has one; a route type that nobody knows gives "/".
 * Example: `hrefOf({ type: "rentalUnit", rentalUnitId: 7 }, "en")` is `"/en/holiday/7"`.
 */
export function hrefOf(route: Route | { readonly type: string }, locale: Locale): string {
  if (!Object.hasOwn(HREFS, route.type)) return "/";
  const href = HREFS[route.type as Route["type"]] as (locale: Locale, route: unknown) => string;
  return href(locale, route);
}

/** A lone half of a surrogate pair can't be escaped, so it becomes the replacement character first. */
function escapeSegment(segment: Segment): string {
  return encodeURIComponent(String(segment).toWellFormed());
}
