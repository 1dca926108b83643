import { advertisedFacts } from "#domain/legal/advertised-facts.ts";
import type { AdvertisedEstate } from "#domain/legal/advertised-estate.ts";
import type { AdvertisedFact, AdvertisementRule } from "#domain/legal/advertisement-rule.ts";
import { askedFacts } from "#domain/legal/advertisement-rules.ts";
import { fieldOfFact } from "#domain/legal/field-of-fact.ts";
import { isSold } from "#domain/estate/reference/status.ts";
import type { ListingDocument } from "../document/listing-document.ts";

/** Under which heading a fact is looked for. */
export const HEADINGS = ["energy", "flood", "planning", "heritage", "rent"] as const;
type Heading = (typeof HEADINGS)[number];

const HEADING_OF: Readonly<Record<AdvertisedFact, Heading>> = {
  epcScore: "energy",
  epcValue: "energy",
  epcLabel: "energy",
  epcReference: "energy",
  addressOrEpcReference: "energy",
  epcTotal: "energy",
  eLevel: "energy",
  renovationObligation: "energy",
  floodParcelScore: "flood",
  floodBuildingScore: "flood",
  delimitedFloodZone: "flood",
  riparianZone: "flood",
  planningDestination: "planning",
  planZone: "planning",
  planningInformation: "planning",
  planningPermission: "planning",
  planningViolation: "planning",
  presaleRight: "planning",
  subdivisionPermit: "planning",
  heritageProtected: "heritage",
  rent: "rent",
  charges: "rent",
  waterMeter: "rent",
  gasMeter: "rent",
  electricityMeter: "rent",
  livingArea: "rent",
  leaseKind: "rent",
  indicativeRent: "rent",
  previousRent: "rent",
  previousRentDate: "rent",
};

export type Duty = {
  readonly fact: AdvertisedFact;
  readonly heading: Heading;
  /** The field of the listing that says it. */
  readonly path: string;
  readonly isThere: boolean;
  readonly act: string;
};

/** What the law of its place asks an advertisement of a listing to say on a day (yyyy-mm-dd): each fact once, said or not. */
export function dutiesOf(document: ListingDocument, day: string): Duty[] {
  const estate = asEstate(document);
  if (isSold(estate.general.transaction?.id)) return [];
  const facts = advertisedFacts(estate);
  const asked = new Map<AdvertisedFact, AdvertisementRule>();
  for (const { fact, rule } of askedFacts(facts, day)) if (!asked.has(fact)) asked.set(fact, rule);
  return [...asked].map(([fact, rule]) => ({
    fact,
    heading: HEADING_OF[fact],
    path: fieldOfFact(fact, Boolean(document["property"])),
    isThere: facts.has[fact],
    act: rule.source.act,
  }));
}

/** A document may lack whatever a listing has; what could not be read as a number is none yet. */
export function asEstate(document: ListingDocument): AdvertisedEstate {
  return { ...document, general: document["general"] ?? {} } as AdvertisedEstate;
}
