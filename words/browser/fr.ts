import { blocks } from "../fr/blocks.ts";
import { errors } from "../fr/errors.ts";
import { estate } from "../fr/estate.ts";
import { favorites } from "../fr/favorites.ts";
import { listing } from "../fr/listing.ts";
import { map } from "../fr/map.ts";
import { shell } from "../fr/shell.ts";

export const fr = { ...blocks, ...errors, ...estate, ...favorites, ...listing, ...map, ...shell };
