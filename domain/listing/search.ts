export const SORT_TYPES = ["price", "city", "date", "type"] as const;
export type SortType = (typeof SORT_TYPES)[number];

export const SORT_ORDERS = ["ASC", "DESC"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const GROUPINGS = ["type", "subtype", "city", "status"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Results a page of a listing holds, and what a map loads at once. */
export const PAGE_SIZE = 20;
export const BULK_SIZE = 500;

/** The count from which bedrooms are one group: six and more. */
export const LARGE_BEDROOM_COUNT = 6;

/** A search answers at most this deep into a list. */
export const MAX_DEPTH = 10_000;
