import { nl as browser } from "./browser/nl.ts";
import { blocks } from "./nl/blocks.ts";
import { display } from "./nl/display.ts";
import { formErrors } from "./nl/form-errors.ts";
import { mail } from "./nl/mail.ts";
import { statements } from "./nl/statements.ts";

/** Dutch is the product's first language: its keys are all the keys there are. */
export const nl = { ...browser, ...display, ...statements, ...blocks, ...mail, ...formErrors };

/** A key of the dictionaries, plural forms included. */
export type WordKey = keyof typeof nl;
