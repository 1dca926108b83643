import { LOCALES } from "#domain/locale/locale.ts";
import { DICTIONARIES } from "#words/dictionaries.ts";
import { addDictionary } from "./dictionaries.ts";

// The server speaks every language.
for (const locale of LOCALES) addDictionary(locale, DICTIONARIES[locale]);
