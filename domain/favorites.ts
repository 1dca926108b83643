/** Where a browser keeps a visitor's favourites. */
const FAVORITES_COOKIE = "gevel_favorites";

export const MAX_FAVORITES = 100;

/** Characters of a shared address that are read: a hundred ids of sixteen figures, and as much of anything else. */
const LONGEST_SHARED = 3_400;

/** One year, in seconds. */
const KEPT_FOR_S = 365 * 24 * 60 * 60;

/** Ids of estates, newest first, each once; that of a holiday home with a minus before it (`favoriteOfRental`). */
export type Favorites = readonly number[];

/**
 * Reads ids that are joined by dots, as the cookie and a shared link hold them; whatever the product would not have
 * written itself is no list at all. Examples: `readIdList("12.-7")` is `[12, -7]`, `readIdList("12.x")` is `[]`.
 */
export function readIdList(text: string | null | undefined): Favorites {
  const ids = [...new Set((text ?? "").split(".").map(Number))];
  const isOurs = ids.length <= MAX_FAVORITES && writeIdList(ids) === text;
  return isOurs && ids.every((id) => id !== 0 && Number.isSafeInteger(id)) ? ids : [];
}

/**
 * Reads the ids of an address that went through mails and chats, each once: an odd character parts ids and voids none.
 * Example: `readSharedIds("12.-7),x")` is `[12, -7]`.
 */
export function readSharedIds(text: string | null | undefined): Favorites {
  // A dash between two ids parts them.
  const ids = (text?.slice(0, LONGEST_SHARED).match(/(?<!\d)-?\d+/g) ?? []).map(Number);
  return [...new Set(ids)].filter((id) => id !== 0 && Number.isSafeInteger(id)).slice(0, MAX_FAVORITES);
}

/** Writes ids as the cookie and a shared link hold them: `writeIdList([12, 7])` is `"12.7"`. */
export function writeIdList(ids: Favorites): string {
  return ids.join(".");
}

/**
 * A visitor's favourites by a browser's cookies (`a=1; gevel_favorites=12.7`); a cookie that was tampered with counts
 * as none.
 */
export function favoritesOf(cookies: string | null | undefined): Favorites {
  for (const cookie of (cookies ?? "").split(/;\s*/)) {
    const at = cookie.indexOf("=");
    if (cookie.slice(0, at) !== FAVORITES_COOKIE) continue;
    const ids = readIdList(cookie.slice(at + 1));
    if (ids.length > 0) return ids;
  }
  return [];
}

/**
 * What a browser is told to keep, as `Set-Cookie` and `document.cookie` write it; without favourites the cookie goes.
 * Over TLS it never leaves TLS.
 */
export function favoritesCookie(ids: Favorites, isSecure: boolean): string {
  const age = ids.length > 0 ? KEPT_FOR_S : 0;
  const cookie = `${FAVORITES_COOKIE}=${writeIdList(ids)}; Path=/; Max-Age=${age}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/**
 * Keeps an estate too, in front or at a place of its own; one that is kept already stays where it is. Null: there is no
 * room, since nobody's favourite is ever dropped for another. Example: `keepFavorite([7], 12)` is `[12, 7]`.
 */
export function addFavorite(ids: Favorites, id: number, place = 0): Favorites | null {
  if (ids.includes(id)) return ids;
  return ids.length < MAX_FAVORITES ? ids.toSpliced(place, 0, id) : null;
}

/** The favourites without one: `dropFavorite([12, 7], 12)` is `[7]`. */
export function removeFavorite(ids: Favorites, id: number): Favorites {
  return ids.filter((other) => other !== id);
}

/**
 * Takes over a list that somebody shared, before one's own and as far as there is room; `left` counts what was not kept.
 * Example: `keepShared([7], [12, 7])` is `{ ids: [12, 7], left: 0 }`.
 */
export function addSharedFavorites(own: Favorites, shared: Favorites): { ids: Favorites; left: number } {
  const added = shared.filter((id) => !own.includes(id));
  const room = Math.max(MAX_FAVORITES - own.length, 0);
  return { ids: [...added.slice(0, room), ...own], left: Math.max(added.length - room, 0) };
}

/** A holiday home among favourites: its id may be an estate's too. `favoriteOfRental(7)` is -7. */
export function favoriteOfRental(unitId: number): number {
  return -unitId;
}

/** The holiday homes among favourites: `rentalsOf([12, -7])` is `[7]`. */
export function rentalsOf(ids: Favorites): readonly number[] {
  return ids.filter((id) => id < 0).map((id) => -id);
}
