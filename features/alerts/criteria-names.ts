import { ALERT_KEYS, FILTERS } from "#domain/listing/filters.ts";

/** The id of the part of a form that says how many listings fit. */
export const COUNT_ID = "matches";

/** What an address may say of criteria, as a listing page's does; never who asks. */
export const CRITERIA_NAMES: ReadonlySet<string> = new Set(ALERT_KEYS.map((key) => FILTERS[key].name));
