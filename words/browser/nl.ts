import { blocks } from "../nl/blocks.ts";
import { errors } from "../nl/errors.ts";
import { estate } from "../nl/estate.ts";
import { favorites } from "../nl/favorites.ts";
import { listing } from "../nl/listing.ts";
import { map } from "../nl/map.ts";
import { shell } from "../nl/shell.ts";

/** The words that a page in the browser may say; labels of facts and statements travel with the pages that print them. */
export const nl = { ...blocks, ...errors, ...estate, ...favorites, ...listing, ...map, ...shell };
