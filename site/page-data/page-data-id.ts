/** The element that holds a page's data. */
export const PAGE_DATA_ID = "page-data";
