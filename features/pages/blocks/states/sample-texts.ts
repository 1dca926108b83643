import type { Material } from "../define-block.ts";

const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

export const HEADING = words(
  "Wonen aan de Leie",
  "Vivre au bord de la Lys",
  "Living on the Lys",
  "Wohnen an der Leie",
);
export const TEXT = words(
  "Een gewone zin, zoals een kantoor hem schrijft.",
  "Une phrase ordinaire, comme une agence en écrit.",
  "An ordinary sentence, as an agency writes one.",
  "Ein gewöhnlicher Satz, wie ihn ein Büro schreibt.",
);
export const BUTTON = words("Bekijk alles", "Tout voir", "See everything", "Alles ansehen");

/** The longest words that an agency might use, without a place to break. */
export const LONG = words(
  "Aansprakelijkheidsverzekeringsmaatschappijen en meervoudigepersoonlijkheidsstoornissen in Ottignies-Louvain-la-Neuve",
  "Anticonstitutionnellement intergouvernementalisations à Ottignies-Louvain-la-Neuve et Rhode-Saint-Genèse",
  "Counterrevolutionaries’ uncharacteristically institutionalised incomprehensibilities in Ottignies-Louvain-la-Neuve",
  "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und Rechtsschutzversicherungsgesellschaften",
);

/** Written in one language alone: in the others it comes as it is, and says what it is. */
export const FRENCH_ALONE = { fr: "Écrit en français seulement" };

/** A content address that nothing lies under. */
export const BROKEN = "0".repeat(32);

/** So many different pictures, round and round. */
export function picked(pictures: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => pictures[at % pictures.length]!);
}

/** Items of a list of pictures. */
export const pictureItems = ({ pictures }: Material, count: number) =>
  picked(pictures, count).map((picture) => ({ picture, alt: HEADING, caption: TEXT }));
