/** One visitor's own page: nobody keeps it, finds it, or hears its address from a link that is followed. */
export const PERSONAL_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
} as const;

/** Keeps a page from search engines. */
export const UNLISTED_META = [{ tag: "meta", attributes: { name: "robots", content: "noindex" } }] as const;

/** The same as the headers where only the document speaks. */
export const PERSONAL_META = [
  ...UNLISTED_META,
  { tag: "meta", attributes: { name: "referrer", content: "no-referrer" } },
] as const;
