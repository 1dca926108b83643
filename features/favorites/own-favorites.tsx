import type { ReactNode } from "react";
import type { Favorites } from "#domain/favorites.ts";
import { PartCacheContext } from "#platform/render/cached.tsx";
import { RenderedFavorites } from "#features/listings/heart/rendered-favorites.ts";

type OwnFavoritesProps = { readonly favorites: Favorites; readonly children: ReactNode };

/** A visitor's own page: nobody else's hearts are rendered like theirs. */
export function OwnFavorites({ favorites, children }: OwnFavoritesProps) {
  return (
    <RenderedFavorites value={favorites}>
      <PartCacheContext value={null}>{children}</PartCacheContext>
    </RenderedFavorites>
  );
}
