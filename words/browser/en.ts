import { blocks } from "../en/blocks.ts";
import { errors } from "../en/errors.ts";
import { estate } from "../en/estate.ts";
import { favorites } from "../en/favorites.ts";
import { listing } from "../en/listing.ts";
import { map } from "../en/map.ts";
import { shell } from "../en/shell.ts";

export const en = { ...blocks, ...errors, ...estate, ...favorites, ...listing, ...map, ...shell };
