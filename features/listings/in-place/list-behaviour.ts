// What a list does in the browser, fetched as one: filters, orders and groups in place, next pages, Back.
export { loadMore, watchEnd } from "./end-of-list.ts";
export { filterList } from "./filter-list.ts";
export { restorePlace, showEntry, showList } from "./show-list.ts";
