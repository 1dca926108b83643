/** Where the real listings are, and where a benchmark may leave its files. */
export type Setting = { readonly data: string; readonly work: string };

/** Rows of a report: what was measured and the figure with its unit. */
export type Report = Readonly<Record<string, string>>;

export const LISTING_PATHS = [
  "/nl/te-koop",
  "/fr/a-vendre",
  "/en/for-sale?type=1",
  "/de/zu-verkaufen?type=3&bed-min=2",
  "/nl/te-koop?sortType=date&sortOrder=DESC",
  "/nl/te-huur",
  "/nl/te-koop?page=5",
  "/nl/te-koop?type=1&price-min=200000",
];
