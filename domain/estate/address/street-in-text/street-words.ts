import type { Locale } from "../../../locale/locale.ts";

/** What people write short, and all that it may stand for: both sides of a comparison are shortened. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  str: ["straat", "strasse"],
  ln: ["laan"],
  stwg: ["steenweg", "stw", "steenwg", "stweg"],
  pl: ["plein", "place", "platz"],
  av: ["avenue", "ave", "aven"],
  bd: ["boulevard", "blvd", "boul", "bld", "bvd"],
  r: ["rue"],
  ch: ["chaussee", "chee", "chauss"],
  rte: ["route"],
  sq: ["square"],
  imp: ["impasse"],
  all: ["allee"],
  chem: ["chemin"],
  st: ["sint", "saint", "sankt", "sinte"],
  ste: ["sainte"],
  kon: ["koning", "koningin"],
  burg: ["burgemeester", "burgm", "bgm", "bourgmestre", "bourgm", "bourg"],
  dr: ["dokter", "docteur", "doctor", "doktor"],
  prof: ["professor", "professeur"],
  gen: ["generaal", "general"],
  kard: ["kardinaal", "cardinal", "card"],
  mgr: ["monseigneur"],
  pres: ["president"],
  kapt: ["kapitein", "capitaine", "cap"],
  cdt: ["commandant"],
  kol: ["kolonel", "colonel", "col"],
  lt: ["luitenant", "lieutenant"],
};
const SHORT = new Map(
  Object.entries(SHORT_FORMS).flatMap(([short, words]) => words.map((word) => [word, short] as const)),
);

/** The kinds of streets among the short forms: nobody shortens them further. */
export const STREET_KINDS: ReadonlySet<string> = new Set(
  "str ln stwg pl av bd r ch rte sq imp all chem".split(" "),
);

/** Kinds of streets that Dutch and German write at the end of the name: Kerkstraat, Kerkstr. */
const ENDINGS = ["straat", "strasse", "steenweg", "stweg", "laan", "plein", "platz"];

/** Words within French names that are often left out, and in other languages never tell a street. */
const PARTICLES: ReadonlySet<string> = new Set(["de", "d", "du", "des", "la", "le", "les", "l"]);

/**
 * A folded word as names of streets are compared: "" for a particle, short forms for long ones.
 * Example: `shortForm("kerkstraat")` is `"kerkstr"`, `shortForm("saint")` is `"st"`.
 */
export function shortForm(word: string): string {
  if (PARTICLES.has(word)) return "";
  const ending = ENDINGS.find((kind) => word.endsWith(kind) && word.length > kind.length);
  const short = ending ? word.slice(0, -ending.length) + SHORT.get(ending) : (SHORT.get(word) ?? word);
  // German umlauts are spelled either way: Kölner, Koelner.
  return short.replaceAll(/([aou])e/g, "$1");
}

/** The same without the ending of an adjective: "Lange Straße" stands "in der Langen Straße". */
export function withoutEnding(short: string): string {
  return short.length > 4 ? short.replace(/e[nrms]?$/, "") : short;
}

/** Articles before a name: "De Kouter" is one word, and "in de Kerkstraat" becomes "in Gent". */
export const ARTICLES: ReadonlySet<string> = new Set(
  "de het t den der die das dem the le la les l au aux du des".split(" "),
);

/** Endings by which one word alone is the name of a street, as {@link shortForm} writes them. */
const KINDS = /.{3}(?:str|ln|stwg|weg|pl|dreef|lei|kaai|baan|steeg|gracht)$/;

/** Words that texts use without meaning a street; those who live in one are known by its number. */
const ORDINARY: ReadonlySet<string> = new Set(
  [
    "dorp dorpsplein dorpskern kern centrum centre center zentrum village ville stad markt marktplein marktplatz marche",
    "plaats plein plaine place platz kerk eglise kirche kerkplein kapel chapelle kapelle abdij abbaye klooster kasteel",
    "chateau schloss hof hoeve ferme hofstede park parc tuin jardin garten veld velden champ champs heide bruyere bos",
    "bois wald beek ruisseau bach vijver etang weiher rivier water bron source molen moulin muhle brug pont brucke berg",
    "mont heuvel colline dal vallei vallee tal kouter akker weide prairie wiese meers broek dijk digue deich haven port",
    "hafen kaai quai kade strand plage zee mer zeedijk station gare bahnhof stationsplein school ecole schule schoolplein",
    "speelplein sportplein steenweg straat rue strasse street laan avenue weg chemin route baan dreef allee boulevard",
    "wijk quartier hoek coin eind einde poort porte tor toren tour turm wal vest rempart ring snelweg autoweg landweg",
    "zandweg veldweg fietsweg bosweg toegangsweg hoofdweg rijbaan tennisbaan loopbaan zuid sud noord nord oost est west",
    "winkelstraat woonstraat zijstraat buurtweg parkplatz stellplatz spielplatz bauplatz parkeerplein binnenplein",
    "residentie residence linde linden zon soleil horizon terras terrasse",
  ]
    .join(" ")
    .split(" ")
    .map(shortForm),
);

/** Whether a word in its short form means more often something else than a street. */
export function isOrdinary(short: string): boolean {
  return ORDINARY.has(short);
}

/**
 * How sure a name alone means its street: several words, or one that says so by its ending, always do; one of its own
 * kind does where it has a capital; an ordinary word or the name of the city only beside its number.
 * Example: "kerkstr" is "always", "zavel" is "capitalised", "markt" is "numbered".
 */
export function identifiesAlone(
  words: readonly string[],
  isCity: boolean,
): "always" | "capitalised" | "numbered" {
  const telling = words.filter((word) => !ARTICLES.has(word)).map(shortForm);
  const [first = ""] = telling;
  if (isCity || telling.length === 0 || telling.join("").length < 3) return "numbered";
  if (telling.length === 1 && ORDINARY.has(first)) return "numbered";
  return telling.length > 1 || KINDS.test(first) ? "always" : "capitalised";
}

/** What may stand between a street and its number, or before a number. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  "nr no n nummer numero number num huisnummer hausnummer huisnr".split(" "),
);
export const BOX_WORDS: ReadonlySet<string> = new Set("bus box boite bte b bt app appt apt".split(" "));
/** What counts something else than houses. */
export const UNITS: ReadonlySet<string> = new Set(
  "km m m2 m² meter metres metre min minuut minuten minute minutes ha are euro eur kwh slaapkamers slaapkamer slpk chambres chambre bedrooms schlafzimmer".split(
    " ",
  ),
);

/** Before a city one says "in Gent", "à Gand" where one says "aan de", "sur la" before a street. */
export const CITY_PREPOSITIONS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  nl: { aan: "in", op: "in", langs: "in", in: "in", te: "te" },
  fr: { dans: "à", sur: "à", a: "à", au: "à", du: "de", en: "à", de: "de" },
  en: { on: "in", at: "in", in: "in", along: "in" },
  de: { an: "in", auf: "in", in: "in", am: "in", im: "in", zur: "nach", zum: "nach" },
};

/** What links a street to the city that follows: "Kerkstraat 12 te Gent". */
export const CITY_LINK_WORDS: ReadonlySet<string> = new Set("te in a zu en at".split(" "));
