import { listing } from "../../en/listing.ts";
import { map } from "../../en/map.ts";

export const en = { ...listing, ...map };
