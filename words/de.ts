import { de as browser } from "./browser/de.ts";
import { blocks } from "./de/blocks.ts";
import { display } from "./de/display.ts";
import { statements } from "./de/statements.ts";
import type { WordKey } from "./nl.ts";

export const de: Readonly<Record<WordKey, string>> = { ...browser, ...display, ...statements, ...blocks };
