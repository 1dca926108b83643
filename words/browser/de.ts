import { blocks } from "../de/blocks.ts";
import { cards } from "../de/cards.ts";
import { errors } from "../de/errors.ts";
import { favorites } from "../de/favorites.ts";
import { gallery } from "../de/gallery.ts";
import { lists } from "../de/lists.ts";
import { shell } from "../de/shell.ts";

export const de = { ...blocks, ...cards, ...errors, ...favorites, ...gallery, ...lists, ...shell };
