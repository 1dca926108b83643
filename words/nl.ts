import { display } from "./nl/display.ts";
import { errors } from "./nl/errors.ts";
import { estate } from "./nl/estate.ts";
import { forms } from "./nl/forms.ts";
import { listing } from "./nl/listing.ts";
import { map } from "./nl/map.ts";
import { shell } from "./nl/shell.ts";
import { statements } from "./nl/statements.ts";

/** Dutch is the product's first language: its keys are all the keys there are. */
export const nl = { ...shell, ...listing, ...map, ...estate, ...errors, ...forms, ...display, ...statements };

/** A key of the dictionaries, plural forms included. */
export type WordKey = keyof typeof nl;
