import {
  removeFavorite,
  type Favorites,
  addFavorite,
  addSharedFavorites,
  readIdList,
} from "#domain/favorites.ts";

/** What a form of a page asked: what is kept from now on, and what the visitor sees next. */
export type FavoritesChange = {
  readonly ids: Favorites;
  /** The part of the page, by its id, that the visitor was at. */
  readonly place: string;
  /** What the page of favourites tells; empty: the visitor goes back to where they were. */
  readonly told: Readonly<Record<string, string>>;
};

/** Reads what a heart or a button of the favourites page sends without scripts; what makes no sense changes nothing. */
export function changeFavorites(own: Favorites, form: FormData): FavoritesChange {
  const unchanged = { ids: own, place: "", told: {} };
  const [name, value] = [...form].find(([, text]) => typeof text === "string") ?? ["", ""];
  if (name === "keep") {
    const { ids, left } = addSharedFavorites(own, readIdList(String(value)));
    return { ids, place: "", told: { left: String(left) } };
  }
  const [word = "", place = ""] = String(value).split(" ");
  const [id] = readIdList(word);
  if (id === undefined) return unchanged;
  if (name === "remove" && own.includes(id)) {
    const told = { removed: String(id), at: String(own.indexOf(id)) };
    return { ids: removeFavorite(own, id), place: "", told };
  }
  if (name === "undo") {
    const ids = addFavorite(own, id, readPlace(place));
    return ids ? { ids, place: "", told: { undone: word } } : { ...unchanged, told: { full: "1" } };
  }
  if (name !== "add") return unchanged;
  const ids = addFavorite(own, id);
  return ids ? { ids, place, told: {} } : { ...unchanged, told: { full: "1" } };
}

function readPlace(word: string): number {
  return /^\d{1,2}$/.test(word) ? Number(word) : 0;
}

/**
 * Where a form that was sent without scripts redirects to: the page that it was on, at the same place, or the favourites page
 * where that has a message to show or the referring page is unknown. Only ever an address of this site.
 */
export function redirectTarget(
  { told, place }: Pick<FavoritesChange, "told" | "place">,
  favorites: string,
  referer: string | null,
  origin: string,
): string {
  if (Object.keys(told).length > 0) return `${favorites}?${new URLSearchParams(told)}`;
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  if (from?.origin !== origin || from.pathname.startsWith("//")) return favorites;
  return from.pathname + from.search + (/^[\w-]+$/.test(place) ? `#${place}` : "");
}
