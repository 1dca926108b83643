import { createContext } from "react";
import type { Favorites } from "#domain/favorites.ts";

/** The favourites that the server knew of when it drew: on a visitor's own page alone, never on one for everyone. */
export const RenderedFavorites = createContext<Favorites | null>(null);
