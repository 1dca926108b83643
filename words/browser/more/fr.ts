import { listing } from "../../fr/listing.ts";
import { map } from "../../fr/map.ts";

export const fr = { ...listing, ...map };
