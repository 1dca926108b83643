import type { Locale } from "#domain/locale/locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import type { Dictionary } from "./words.ts";

/** All languages at once: for the server, never for a page. */
export const DICTIONARIES: Readonly<Record<Locale, Dictionary>> = { nl, fr, en, de };
