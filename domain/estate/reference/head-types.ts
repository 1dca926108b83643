import type { Locale } from "../../locale/locale.ts";
import type { PropertyType } from "./enumerations.ts";

export type HeadType = {
  readonly id: number;
  /** The property type that its listings are of; null where they may be of any. */
  readonly type: PropertyType | null;
  readonly name: Readonly<Record<Locale, string>>;
};

/** The head types that an agency's reference data has unless it says otherwise. */
export const HEAD_TYPES: readonly HeadType[] = [
  { id: 1, type: "HOUSE", name: { nl: "Huis", fr: "Maison", en: "House", de: "Haus" } },
  { id: 2, type: "PLOT", name: { nl: "Grond", fr: "Terrain", en: "Land", de: "Grundstück" } },
  {
    id: 3,
    type: "APARTMENT",
    name: { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" },
  },
  {
    id: 4,
    type: "COMMERCIAL",
    name: { nl: "Handelspand", fr: "Commerce", en: "Commercial property", de: "Gewerbeimmobilie" },
  },
  { id: 5, type: null, name: { nl: "Andere", fr: "Autre", en: "Other", de: "Sonstiges" } },
  { id: 6, type: "GARAGE", name: { nl: "Garage", fr: "Garage", en: "Garage", de: "Garage" } },
  {
    id: 7,
    type: "PROJECT",
    name: { nl: "Nieuwbouwproject", fr: "Projet neuf", en: "New-build project", de: "Neubauprojekt" },
  },
  {
    id: 9,
    type: null,
    name: {
      nl: "Opbrengsteigendom",
      fr: "Immeuble de rapport",
      en: "Investment property",
      de: "Renditeobjekt",
    },
  },
  {
    id: 10,
    type: "APARTMENT",
    name: { nl: "Studentenkamer", fr: "Kot étudiant", en: "Student room", de: "Studentenzimmer" },
  },
];

/**
 * The property type behind a head type id; null for "other", investments and an agency's own: `propertyTypeOf(2)` is
 * "PLOT".
 */
export function propertyTypeOf(headTypeId: number | null | undefined): PropertyType | null {
  return HEAD_TYPES.find(({ id }) => id === headTypeId)?.type ?? null;
}

/** An estate's property type: as its attribute groups say, else as its head type means. */
export function typeOfEstate(estate: {
  readonly general: { readonly headType?: { readonly id: number } | null };
  readonly property?: { readonly type?: PropertyType | null } | null;
}): PropertyType | null {
  return estate.property?.type ?? propertyTypeOf(estate.general.headType?.id);
}

/** Land and garages: who looks for a home wants them apart. */
export const GARAGES_AND_LAND: readonly number[] = [2, 6];

/** Houses, flats, projects and rooms: who looks for one of them looks at the others too. */
const HOMES: readonly number[] = [1, 3, 7, 10];

/** The head types that can stand in for one: of a house (1) all homes, of a garage (6) garages alone. */
export function familyOfHeadType(headTypeId: number): readonly number[] {
  return HOMES.includes(headTypeId) ? HOMES : [headTypeId];
}
