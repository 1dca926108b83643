import type { PropertyType, Region } from "../estate/reference/enumerations.ts";

/** What is known of a listing, as far as the law asks an advertisement to say it; true means that it is there. */
export type AdvertisedFacts = {
  readonly region: Region | null;
  readonly type: PropertyType | null;
  /** A business for takeover and a seasonal let are neither. */
  readonly transaction: "sale" | "rent" | null;
  readonly isProject: boolean;
  readonly has: Readonly<Record<AdvertisedFact, boolean>>;
};

export const ADVERTISED_FACTS = [
  "epcValue",
  "epcLabel",
  "epcReference",
  "epcTotal",
  "co2",
  "floodParcelScore",
  "floodBuildingScore",
  "planningDestination",
  "planningPermission",
  "planningViolation",
  "presaleRight",
  "subdivisionPermit",
  "heritage",
  "rent",
  "charges",
] as const;
export type AdvertisedFact = (typeof ADVERTISED_FACTS)[number];

/** One duty: in which region, for sale or rent, for which types, from which day, to say what, and where that stands. */
export type AdvertisementRule = {
  readonly id: string;
  readonly region: Region;
  readonly transaction: "sale" | "rent" | "any";
  /** "any" is all real estate, also where nobody says what it is. */
  readonly types: readonly PropertyType[] | "any";
  readonly since: string;
  readonly facts: readonly AdvertisedFact[];
  readonly source: string;
};

const BUILT: readonly PropertyType[] = ["APARTMENT", "HOUSE", "COMMERCIAL"];
const HOMES: readonly PropertyType[] = ["APARTMENT", "HOUSE"];

/** New duties are rows; a duty that ends gets no row of its own but leaves the table with the release that knows. */
export const ADVERTISEMENT_RULES: readonly AdvertisementRule[] = [
  {
    id: "flanders-epc",
    region: "FLANDERS",
    transaction: "any",
    types: HOMES,
    since: "2019-01-01",
    facts: ["epcValue", "epcLabel", "epcReference"],
    source: "Energiebesluit van 19 november 2010, titel IX (EPC in publiciteit)",
  },
  {
    id: "flanders-epc-non-residential",
    region: "FLANDERS",
    transaction: "any",
    types: ["COMMERCIAL"],
    since: "2020-01-01",
    facts: ["epcLabel", "epcReference"],
    source: "Energiebesluit van 19 november 2010, titel IX (EPC kleine niet-residentiële eenheden)",
  },
  {
    // A lease of more than nine years asks the same, but no listing says how long its lease is.
    id: "flanders-flood",
    region: "FLANDERS",
    transaction: "sale",
    types: "any",
    since: "2023-01-01",
    facts: ["floodParcelScore"],
    source: "Waterwetboek, informatieplicht overstromingsgevoeligheid (P-score en G-score)",
  },
  {
    id: "flanders-flood-building",
    region: "FLANDERS",
    transaction: "sale",
    types: ["APARTMENT", "HOUSE", "COMMERCIAL", "GARAGE"],
    since: "2023-01-01",
    facts: ["floodBuildingScore"],
    source: "Waterwetboek, informatieplicht overstromingsgevoeligheid (P-score en G-score)",
  },
  {
    id: "flanders-planning",
    region: "FLANDERS",
    transaction: "sale",
    types: "any",
    since: "2009-09-01",
    facts: [
      "planningPermission",
      "planningDestination",
      "planningViolation",
      "presaleRight",
      "subdivisionPermit",
    ],
    source: "Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6",
  },
  {
    id: "flanders-heritage",
    region: "FLANDERS",
    transaction: "sale",
    types: BUILT,
    since: "2015-01-01",
    facts: ["heritage"],
    source: "Onroerenderfgoeddecreet van 12 juli 2013, informatieplicht",
  },
  {
    id: "flanders-rent",
    region: "FLANDERS",
    transaction: "rent",
    types: HOMES,
    since: "2019-01-01",
    facts: ["rent", "charges"],
    source: "Vlaams Woninghuurdecreet van 9 november 2018",
  },
  {
    id: "brussels-peb",
    region: "BRUSSELS",
    transaction: "any",
    types: BUILT,
    since: "2015-01-01",
    facts: ["epcLabel", "co2"],
    source: "Code bruxellois de l’air, du climat et de la maîtrise de l’énergie (CoBrACE), 2 mai 2013",
  },
  {
    id: "brussels-planning",
    region: "BRUSSELS",
    transaction: "sale",
    types: "any",
    since: "2004-06-05",
    facts: ["planningDestination"],
    source: "Code bruxellois de l’aménagement du territoire (CoBAT), publicité des ventes",
  },
  {
    id: "brussels-rent",
    region: "BRUSSELS",
    transaction: "rent",
    types: HOMES,
    since: "2018-01-01",
    facts: ["rent", "charges"],
    source: "Code bruxellois du Logement, art. 217",
  },
  {
    id: "wallonia-peb",
    region: "WALLONIA",
    transaction: "any",
    types: HOMES,
    since: "2015-01-01",
    facts: ["epcLabel", "epcValue", "epcTotal", "epcReference"],
    source: "Décret wallon du 28 novembre 2013 relatif à la performance énergétique des bâtiments",
  },
  {
    id: "wallonia-planning",
    region: "WALLONIA",
    transaction: "sale",
    types: "any",
    since: "2017-06-01",
    facts: ["planningPermission"],
    source: "Code wallon du développement territorial (CoDT), art. D.IV.100",
  },
  {
    id: "wallonia-rent",
    region: "WALLONIA",
    transaction: "rent",
    types: HOMES,
    since: "2018-09-01",
    facts: ["rent", "charges"],
    source: "Décret wallon du 15 mars 2018 relatif au bail d’habitation",
  },
];

export type MissingFact = { readonly fact: AdvertisedFact; readonly rule: AdvertisementRule };

/**
 * What an advertisement must carry on a day (yyyy-mm-dd) and lacks, with the rule that asks it. A project is not one
 * advertisement but its entities are. Example: a Flemish house for sale without a flood score lacks `floodParcelScore`.
 */
export function missingFacts(facts: AdvertisedFacts, day: string): MissingFact[] {
  if (facts.isProject) return [];
  return ADVERTISEMENT_RULES.filter((rule) => holdsFor(rule, facts, day)).flatMap((rule) =>
    rule.facts.filter((fact) => !facts.has[fact]).map((fact) => ({ fact, rule })),
  );
}

function holdsFor(rule: AdvertisementRule, facts: AdvertisedFacts, day: string): boolean {
  const asks = facts.transaction !== null && ["any", facts.transaction].includes(rule.transaction);
  const isMeant = rule.types === "any" || (facts.type !== null && rule.types.includes(facts.type));
  return asks && isMeant && rule.region === facts.region && rule.since <= day;
}
