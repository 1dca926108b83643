import { BUYER_QUERY_NAME } from "#domain/costs/registration-duties.ts";
import { KNOWN_QUERY_NAMES } from "#domain/listing/query.ts";
import { isLocale } from "#domain/locale/locale.ts";
import { PATH_WORDS, PERSONAL_SCREENS } from "#domain/locale/screens.ts";
import { RENTAL_QUERY_NAMES } from "#domain/rental/rental-query.ts";

/** Never cached. */
const PERSONAL_WORDS = new Set(PERSONAL_SCREENS.flatMap((screen) => Object.values(PATH_WORDS[screen])));

/** Addresses that are no pages: the API, feeds, media, rental photos, and what exists on loopback only. */
const OTHER_ROOMS = new Set([
  "api",
  "assets",
  "desk",
  "feeds",
  "media",
  "map",
  "preview",
  "rental-units",
  "_mail",
  "_blocks",
]);

/** What a page with a form tells by its address, the same to all: the subject to begin with, and that it was sent. */
const FORM_QUERY_NAMES = ["subject", "sent"];

const KNOWN = new Set<string>([
  ...KNOWN_QUERY_NAMES,
  ...RENTAL_QUERY_NAMES,
  ...FORM_QUERY_NAMES,
  BUYER_QUERY_NAME,
]);
const LONGEST_ADDRESS = 2_000;
/** What a URL parser would read as another path than the one that is written. */
const DISGUISED = /[\\#]|\/[./]|%2e|%2f|%5c/i;

/**
 * The address of a page that may be cached, with its known query names alone and in order; null for every other address.
 * Unknown names don't make another page: campaigns and attackers add them without end.
 */
export function cachedPageAddress(target: string): string | null {
  if (target.length > LONGEST_ADDRESS) return null;
  const at = target.indexOf("?");
  const path = at < 0 ? target : target.slice(0, at);
  if (!isCacheable(path)) return null;
  return at < 0 ? path : path + knownQuery(target.slice(at + 1));
}

function isCacheable(path: string): boolean {
  const [, room = "", word = ""] = path.split("/", 3);
  if (OTHER_ROOMS.has(room) || room.includes("%") || DISGUISED.test(path)) return false;
  if (!isLocale(room.toLowerCase())) return true;
  const plain = decoded(word)?.toLowerCase();
  return plain !== undefined && plain !== "ajax" && !PERSONAL_WORDS.has(plain);
}

function decoded(word: string): string | undefined {
  try {
    return decodeURIComponent(word);
  } catch {
    // No page has an address that is no UTF-8.
    return undefined;
  }
}

function knownQuery(query: string): string {
  const known = [...new URLSearchParams(query)].filter(([name]) => KNOWN.has(name));
  if (known.length === 0) return "";
  // Sorted by name alone: the order of several values of one name stays as it is asked.
  return `?${new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))}`;
}
