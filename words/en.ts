import { en as browser } from "./browser/en.ts";
import { blocks } from "./en/blocks.ts";
import { display } from "./en/display.ts";
import { formErrors } from "./en/form-errors.ts";
import { mail } from "./en/mail.ts";
import { statements } from "./en/statements.ts";
import type { WordKey } from "./nl.ts";

export const en: Readonly<Record<WordKey, string>> = {
  ...browser,
  ...display,
  ...statements,
  ...blocks,
  ...mail,
  ...formErrors,
};
