/** The picture that a page's address names: of the gallery of a name, the one with this index (from 0). */
export type GalleryPlace = { readonly name: string; readonly index: number };

/** Example: `placeIn("#gallery-3")` is `{ name: "gallery", index: 2 }`; null for an address without a picture. */
export function placeIn(hash: string): GalleryPlace | null {
  const [, name, number] = /^#(.+)-([1-9]\d{0,3})$/.exec(hash) ?? [];
  return name && number ? { name, index: Number(number) - 1 } : null;
}
