import { type AdvertisementRule, DWELLINGS } from "./advertisement-rule.ts";

const READ_ON = "2026-11-22";

const ENERGY_ACT = "Energiedecreet van 8 mei 2009, art. 11.2.1, § 3";
const WATER_ACT = "decreet integraal waterbeleid (Waterwetboek), informatieplicht overstromingsgevoeligheid";
const HAS_BUILDING = [...DWELLINGS, "COMMERCIAL", "GARAGE"] as const;

const ADVERTISED_EPC = {
  act: ENERGY_ACT,
  page: "https://energiesparen.login.kanooh.be/epcadvertentie",
  readOn: READ_ON,
  standing: "official",
} as const;

const SCORE_OR_LABEL = {
  act: ENERGY_ACT,
  page: "https://immo-desk.be/adviezen/5-vragen-over-de-renovatieplicht-in-vlaanderen/",
  readOn: READ_ON,
  standing: "secondary",
} as const;

const NEW_BUILD = {
  act: "Energiedecreet van 8 mei 2009 (EPC Bouw)",
  page: "https://www.zoutleeuw.be/energieprestatieregelgeving",
  readOn: READ_ON,
  standing: "official",
} as const;

const FLOOD = {
  act: WATER_ACT,
  page: "https://www.biv.be/nieuws/artikels/geactualiseerde-infoplicht-overstromingsgevoeligheid-van-kracht-vanaf-1-januari-2023",
  readOn: READ_ON,
  standing: "official",
} as const;

/** Whoever sells for others has to say it from the first advertisement on; a lease of over nine years asks most of it too. */
export const RULES_OF_FLANDERS: readonly AdvertisementRule[] = [
  {
    id: "flanders-epc",
    region: "FLANDERS",
    transaction: "any",
    types: DWELLINGS,
    when: ["existingBuilding"],
    since: "2019-01-01",
    facts: ["epcScore"],
    source: SCORE_OR_LABEL,
  },
  {
    // Shops, practices and offices of at most 500 m²; industry has no certificate.
    id: "flanders-epc-non-residential",
    region: "FLANDERS",
    transaction: "any",
    types: ["COMMERCIAL"],
    when: ["existingBuilding", "smallBusinessUnit"],
    since: "2020-01-01",
    facts: ["epcScore"],
    source: {
      ...SCORE_OR_LABEL,
      page: "https://www.jordens.be/post/voortaan-een-epc-nodig-bij-de-verhuur-van-een-klein-kantoor-of-handelspand",
    },
  },
  {
    id: "flanders-epc-code",
    region: "FLANDERS",
    transaction: "any",
    types: DWELLINGS,
    when: ["certificateDue"],
    since: "2012-01-01",
    facts: ["addressOrEpcReference"],
    source: ADVERTISED_EPC,
  },
  {
    id: "flanders-epc-code-non-residential",
    region: "FLANDERS",
    transaction: "any",
    types: ["COMMERCIAL"],
    when: ["certificateDue", "smallBusinessUnit"],
    since: "2020-01-01",
    facts: ["addressOrEpcReference"],
    source: ADVERTISED_EPC,
  },
  {
    id: "flanders-new-build",
    region: "FLANDERS",
    transaction: "any",
    types: DWELLINGS,
    when: ["newBuild"],
    since: "2012-01-01",
    facts: ["eLevel"],
    source: NEW_BUILD,
  },
  {
    // The certificate of a new building comes with its EPB declaration, up to six months after it is taken into use.
    id: "flanders-new-build-epc",
    region: "FLANDERS",
    transaction: "any",
    types: DWELLINGS,
    when: ["certifiedNewBuild"],
    since: "2012-01-01",
    facts: ["epcValue"],
    source: NEW_BUILD,
  },
  {
    id: "flanders-renovation",
    region: "FLANDERS",
    transaction: "sale",
    types: DWELLINGS,
    when: ["poorEnergyLabel"],
    since: "2023-01-01",
    facts: ["renovationObligation"],
    source: {
      act: "Energiebesluit van 19 november 2010, renovatieverplichting voor residentiële gebouwen",
      page: "https://www.syndicusdiensten.be/2023/01/09/renovatieplicht-sinds-1-januari-voor-residentiele-gebouwen/",
      readOn: READ_ON,
      standing: "secondary",
    },
  },
  {
    id: "flanders-flood",
    region: "FLANDERS",
    transaction: "sale",
    types: "any",
    since: "2023-01-01",
    facts: ["floodParcelScore"],
    source: FLOOD,
  },
  {
    id: "flanders-flood-building",
    region: "FLANDERS",
    transaction: "sale",
    types: HAS_BUILDING,
    since: "2023-01-01",
    facts: ["floodBuildingScore"],
    source: FLOOD,
  },
  {
    id: "flanders-flood-zones",
    region: "FLANDERS",
    transaction: "sale",
    types: "any",
    since: "2013-10-11",
    facts: ["delimitedFloodZone", "riparianZone"],
    source: {
      act: WATER_ACT,
      page: "https://www.integraalwaterbeleid.be/nl/beleidsinstrumenten/informatieplicht",
      readOn: READ_ON,
      standing: "official",
    },
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
    source: {
      act: "Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6",
      page: "https://plaatsadvertentie.be/ruimtelijke_ordening.html",
      readOn: READ_ON,
      standing: "secondary",
    },
  },
  {
    // Protected goods alone, landscapes and archaeological sites among them; an inventory counts for deeds only.
    id: "flanders-heritage",
    region: "FLANDERS",
    transaction: "sale",
    types: "any",
    since: "2015-01-01",
    facts: ["heritageProtected"],
    source: {
      act: "Onroerenderfgoeddecreet van 12 juli 2013",
      page: "https://www.onroerenderfgoed.be/informatieplicht-bij-eigendomsoverdracht",
      readOn: READ_ON,
      standing: "official",
    },
  },
  {
    id: "flanders-rent",
    region: "FLANDERS",
    transaction: "rent",
    types: DWELLINGS,
    since: "2019-01-01",
    facts: ["rent", "charges"],
    source: {
      act: "Vlaams Woninghuurdecreet van 9 november 2018",
      page: "https://www.wervik.be/verplichte-affichering-huurprijs",
      readOn: READ_ON,
      standing: "official",
    },
  },
];
