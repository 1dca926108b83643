import type { PropertyType, Region } from "../estate/reference/enumerations.ts";

/** What a law may ask an advertisement to say; each can be there or be missing. */
export const ADVERTISED_FACTS = [
  "epcScore",
  "epcValue",
  "epcLabel",
  "epcReference",
  "epcTotal",
  "addressOrEpcReference",
  "eLevel",
  "renovationObligation",
  "floodParcelScore",
  "floodBuildingScore",
  "delimitedFloodZone",
  "riparianZone",
  "planningDestination",
  "planZone",
  "planningInformation",
  "planningPermission",
  "planningViolation",
  "presaleRight",
  "subdivisionPermit",
  "heritageProtected",
  "rent",
  "charges",
  "waterMeter",
  "gasMeter",
  "electricityMeter",
  "livingArea",
  "leaseKind",
  "indicativeRent",
  "previousRent",
  "previousRentDate",
] as const;
export type AdvertisedFact = (typeof ADVERTISED_FACTS)[number];

/** What a duty may depend on besides region, transaction and type. */
export const CIRCUMSTANCES = [
  "existingBuilding",
  "newBuild",
  "certifiedNewBuild",
  "certificateDue",
  "smallBusinessUnit",
  "largeOffice",
  "poorEnergyLabel",
  "shortLease",
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** Where a duty stands. The pages were read in stored copies, on the day named, not live. */
export type LegalSource = {
  /** The act, with its article where the page names it. */
  readonly act: string;
  readonly page: string;
  /** yyyy-mm-dd */
  readonly readOn: string;
  /** An authority's own page, or the words of a lawyer, a trade body or the press. */
  readonly standing: "official" | "secondary";
};

/** One duty: in which region, for sale or rent, for which types, from which day (yyyy-mm-dd), to say what. */
export type AdvertisementRule = {
  readonly id: string;
  readonly region: Region;
  readonly transaction: "sale" | "rent" | "any";
  /** "any" is all real estate, also where nobody says what it is. */
  readonly types: readonly PropertyType[] | "any";
  /** All of them must hold. */
  readonly when?: readonly Circumstance[];
  readonly since: string;
  readonly facts: readonly AdvertisedFact[];
  readonly source: LegalSource;
};

export const DWELLINGS: readonly PropertyType[] = ["APARTMENT", "HOUSE"];
