/** What a visitor's own words ask for; amounts in whole euro, areas in m², null and empty where nothing was said. */
export type Wishes<Place> = {
  readonly transaction: "sale" | "rent" | null;
  /** Head types. */
  readonly types: readonly number[];
  readonly subTypes: readonly number[];
  readonly places: readonly Place[];
  /** Kilometres around the places. */
  readonly radius: number | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly bedMin: number | null;
  readonly areaMin: number | null;
  readonly plotMin: number | null;
  /** The lowest energy label that will do, as `C`. */
  readonly epcMin: string | null;
  readonly isNew: boolean | null;
  readonly terrace: boolean;
  readonly garden: boolean;
  readonly parking: boolean;
  readonly lift: boolean;
  /** A garage is named, and it is said of a home; null once all is read. */
  readonly garage: "named" | "had" | null;
};

export const NO_WISHES: Wishes<never> = {
  transaction: null,
  types: [],
  subTypes: [],
  places: [],
  radius: null,
  priceMin: null,
  priceMax: null,
  bedMin: null,
  areaMin: null,
  plotMin: null,
  epcMin: null,
  isNew: null,
  terrace: false,
  garden: false,
  parking: false,
  lift: false,
  garage: null,
};

/** The head types that rules speak of. */
export const HEAD_TYPE_IDS = { land: 2, commercial: 4, garage: 6, studentRoom: 10 } as const;
