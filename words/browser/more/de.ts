import { listing } from "../../de/listing.ts";
import { map } from "../../de/map.ts";

export const de = { ...listing, ...map };
