/** One visitor's own page: nobody keeps it, finds it, or hears its address from a link that is followed. */
export const PERSONAL_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
} as const;

/** The same where only the document speaks. */
export const PERSONAL_META = [
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
] as const;
