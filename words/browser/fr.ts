import { blocks } from "../fr/blocks.ts";
import { cards } from "../fr/cards.ts";
import { errors } from "../fr/errors.ts";
import { favorites } from "../fr/favorites.ts";
import { gallery } from "../fr/gallery.ts";
import { lists } from "../fr/lists.ts";
import { shell } from "../fr/shell.ts";

export const fr = { ...blocks, ...cards, ...errors, ...favorites, ...gallery, ...lists, ...shell };
