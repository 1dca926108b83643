import { display } from "./de/display.ts";
import { errors } from "./de/errors.ts";
import { estate } from "./de/estate.ts";
import { forms } from "./de/forms.ts";
import { listing } from "./de/listing.ts";
import { map } from "./de/map.ts";
import { shell } from "./de/shell.ts";
import { statements } from "./de/statements.ts";
import type { WordKey } from "./nl.ts";

export const de: Readonly<Record<WordKey, string>> = {
  ...shell,
  ...listing,
  ...map,
  ...estate,
  ...errors,
  ...forms,
  ...display,
  ...statements,
};
