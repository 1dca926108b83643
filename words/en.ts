import { display } from "./en/display.ts";
import { errors } from "./en/errors.ts";
import { estate } from "./en/estate.ts";
import { forms } from "./en/forms.ts";
import { listing } from "./en/listing.ts";
import { map } from "./en/map.ts";
import { shell } from "./en/shell.ts";
import { statements } from "./en/statements.ts";
import type { WordKey } from "./nl.ts";

export const en: Readonly<Record<WordKey, string>> = {
  ...shell,
  ...listing,
  ...map,
  ...estate,
  ...errors,
  ...forms,
  ...display,
  ...statements,
};
