import { blocks } from "../de/blocks.ts";
import { errors } from "../de/errors.ts";
import { estate } from "../de/estate.ts";
import { favorites } from "../de/favorites.ts";
import { listing } from "../de/listing.ts";
import { map } from "../de/map.ts";
import { shell } from "../de/shell.ts";

export const de = { ...blocks, ...errors, ...estate, ...favorites, ...listing, ...map, ...shell };
