import { display } from "./fr/display.ts";
import { errors } from "./fr/errors.ts";
import { estate } from "./fr/estate.ts";
import { forms } from "./fr/forms.ts";
import { listing } from "./fr/listing.ts";
import { map } from "./fr/map.ts";
import { shell } from "./fr/shell.ts";
import { statements } from "./fr/statements.ts";
import type { WordKey } from "./nl.ts";

export const fr: Readonly<Record<WordKey, string>> = {
  ...shell,
  ...listing,
  ...map,
  ...estate,
  ...errors,
  ...forms,
  ...display,
  ...statements,
};
