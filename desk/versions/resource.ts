/** What a version is of, as the API names it: `pages/7`, `menus/main`, `entities/news/items/3`, `site`, `estates/1027`, `agendas/2`, `rentals/12`. */
export type ResourceKind = "page" | "menu" | "item" | "listing" | "site" | "agenda" | "rental";

const KINDS: ReadonlyArray<readonly [RegExp, ResourceKind, (...parts: string[]) => string]> = [
  [/^pages\/(\d+)$/, "page", (id) => `/pages/${id}`],
  [/^menus\/([\w-]+)$/, "menu", (type) => `/menus/${type}`],
  [/^entities\/([\w-]+)\/items\/(\d+)$/, "item", (name, id) => `/content/${name}/${id}`],
  [/^estates\/([^/]+)$/, "listing", (id) => `/listings/${id}`],
  [/^site$/, "site", () => "/hours"],
  [/^agendas\/(\d+)$/, "agenda", (salesRepId) => `/agenda?rep=${salesRepId}`],
  [/^rentals\/(\d+)$/, "rental", (id) => `/rentals/${id}`],
];

/** What a resource is, and the screen that changes it; null for what is none. */
export function resourceOf(resource: string): { readonly kind: ResourceKind; readonly href: string } | null {
  for (const [pattern, kind, hrefOf] of KINDS) {
    const found = pattern.exec(resource);
    if (found) return { kind, href: hrefOf(...found.slice(1)) };
  }
  return null;
}
