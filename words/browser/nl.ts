import { blocks } from "../nl/blocks.ts";
import { cards } from "../nl/cards.ts";
import { errors } from "../nl/errors.ts";
import { favorites } from "../nl/favorites.ts";
import { gallery } from "../nl/gallery.ts";
import { lists } from "../nl/lists.ts";
import { shell } from "../nl/shell.ts";

/**
 * The words that any page in the browser may say. What only estates say, or parts that are
 * fetched later, is fetched with them (`site/shell/words/fetch-words.ts`); labels of facts and statements travel with the pages that print them.
 */
export const nl = { ...blocks, ...cards, ...errors, ...favorites, ...gallery, ...lists, ...shell };
