/** Where the map's picture comes from: our own outline, or what the operator of the server brings. */
export type MapSource =
  | { readonly kind: "outline" }
  | { readonly kind: "tiles"; readonly url: string }
  | { readonly kind: "style"; readonly url: string };
