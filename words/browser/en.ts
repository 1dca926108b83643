import { blocks } from "../en/blocks.ts";
import { cards } from "../en/cards.ts";
import { errors } from "../en/errors.ts";
import { favorites } from "../en/favorites.ts";
import { gallery } from "../en/gallery.ts";
import { lists } from "../en/lists.ts";
import { shell } from "../en/shell.ts";

export const en = { ...blocks, ...cards, ...errors, ...favorites, ...gallery, ...lists, ...shell };
