import { listing } from "../../nl/listing.ts";
import { map } from "../../nl/map.ts";

/** The words of parts whose code is fetched later: filters, maps. */
export const nl = { ...listing, ...map };
