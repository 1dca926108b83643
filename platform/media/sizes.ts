/** How a picture fills a size: `cover` cuts to the ratio, `inside` keeps the whole picture and is never enlarged. */
export type MediaFit = "cover" | "inside";

export type MediaSize = {
  readonly width: number;
  readonly height: number;
  readonly fit: MediaFit;
};

/** What social media ask of the picture of a shared link, in pixels. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/**
 * What a picture is shown as, with its widths in pixels, the usual one first. Cards are 760×500 with their half for small columns, three
 * quarters for phones and one and a half for sharp screens; social media want 1200×630.
 */
export const MEDIA_USES = {
  card: { fit: "cover", ratio: 760 / 500, widths: [760, 380, 570, 1140] },
  gallery: { fit: "inside", ratio: 1, widths: [1600, 800, 2400] },
  thumb: { fit: "cover", ratio: 4 / 3, widths: [160, 320] },
  hero: { fit: "cover", ratio: 16 / 9, widths: [1280, 640, 960, 1920, 2560] },
  wide: { fit: "cover", ratio: 3 / 2, widths: [960, 480, 1440] },
  /** Thumbnails of holiday rentals: 600×400. */
  rental: { fit: "cover", ratio: 600 / 400, widths: [600, 300, 900] },
  social: {
    fit: "cover",
    ratio: SOCIAL_PICTURE.width / SOCIAL_PICTURE.height,
    widths: [SOCIAL_PICTURE.width],
  },
  portrait: { fit: "cover", ratio: 4 / 5, widths: [320, 160, 640] },
  logo: { fit: "inside", ratio: 3, widths: [240, 480] },
  icon: { fit: "cover", ratio: 1, widths: [64, 180, 512] },
} as const satisfies Record<string, { fit: MediaFit; ratio: number; widths: readonly [number, ...number[]] }>;

export type MediaUse = keyof typeof MEDIA_USES;

/**
 * Every size that is served, by the word that stands in its address; anything else is a 404.
 * Example: `MEDIA_SIZES.get("card-380")` is `{ width: 380, height: 250, fit: "cover" }`.
 */
export const MEDIA_SIZES: ReadonlyMap<string, MediaSize> = new Map(
  Object.entries(MEDIA_USES).flatMap(([use, { fit, ratio, widths }]) =>
    widths.map((width) => [`${use}-${width}`, { width, height: Math.round(width / ratio), fit }] as const),
  ),
);

/** The file types a size is made in, best first; browsers say in `Accept` which they read. */
export const MEDIA_FORMATS = ["avif", "webp", "jpg"] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** The film formats that browsers play. */
export type FilmFormat = "mp4" | "webm";
