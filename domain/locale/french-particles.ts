const VOWEL = /^[aàâäeéèêëiîïoôöuùûüœæ]/i;
/** "Yves" and "Ypres", but not "Yannick". */
const Y_BEFORE_CONSONANT = /^y[^aeiouéè]/i;

/**
 * Tells whether a French "de" or "que" is elided before a name: before a vowel; an h stays as it is, for its letters do not tell
 * whether it is silent. Example: true for "Anne", false for "Hugo".
 */
export function isElidedBefore(name: string): boolean {
  return VOWEL.test(name) || Y_BEFORE_CONSONANT.test(name);
}

const CONTRACTIONS: ReadonlyArray<readonly [article: RegExp, contracted: string]> = [
  [/^Le /, "au "],
  [/^Les /, "aux "],
];

/** Where a city is in French, with its article: `inFrenchTown("Le Roeulx")` is "au Roeulx", `inFrenchTown("Alost")` is "à Alost". */
export function inFrenchCity(city: string): string {
  const [article, contracted] = CONTRACTIONS.find(([start]) => start.test(city)) ?? [];
  return article ? city.replace(article, contracted!) : `à ${city}`;
}
