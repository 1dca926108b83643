import { type AdvertisementRule, DWELLINGS } from "./advertisement-rule.ts";

const READ_ON = "2026-11-22";

const PEB = {
  act: "Code bruxellois de l’air, du climat et de la maîtrise de l’énergie (CoBrACE), 2 mai 2013",
  page: "https://leefmilieu.brussels/themas/energie/de-energieprestatie-van-gebouwen-epb/epb-certificaat/u-wenst-uw-eigendom-te-verkopen",
  readOn: READ_ON,
  standing: "official",
} as const;

const HOUSING_CODE = "Code bruxellois du Logement, art. 217";

/** The class alone: since 1 January 2017 no advertisement has to name the emission of CO₂ (energids.be). */
export const RULES_OF_BRUSSELS: readonly AdvertisementRule[] = [
  {
    id: "brussels-peb",
    region: "BRUSSELS",
    transaction: "any",
    types: DWELLINGS,
    since: "2011-11-01",
    facts: ["epcLabel"],
    source: PEB,
  },
  {
    // Offices of over 500 m²; no other business has a certificate to show.
    id: "brussels-peb-office",
    region: "BRUSSELS",
    transaction: "any",
    types: ["COMMERCIAL"],
    when: ["largeOffice"],
    since: "2011-11-01",
    facts: ["epcLabel"],
    source: PEB,
  },
  {
    id: "brussels-planning",
    region: "BRUSSELS",
    transaction: "sale",
    types: "any",
    since: "2014-11-01",
    facts: ["planZone"],
    source: {
      act: "Code bruxellois de l’aménagement du territoire (CoBAT), art. 281",
      page: "https://cms-lawnow.com/fr/ealerts/2015/02/mise-en-location-publicite-immobiliere-et-renseignements-urbanistiques",
      readOn: READ_ON,
      standing: "secondary",
    },
  },
  {
    // What the commune told, or the address where it can be read and the offer to hand it over on paper.
    id: "brussels-planning-information",
    region: "BRUSSELS",
    transaction: "sale",
    types: "any",
    since: "2014-11-01",
    facts: ["planningInformation"],
    source: {
      act: "Code bruxellois de l’aménagement du territoire (CoBAT), art. 275 et 281",
      page: "https://novacitoyen.irisnet.be/actualites-accueil/renseignements-urbanistiques-et-publicite-immobiliere",
      readOn: READ_ON,
      standing: "official",
    },
  },
  {
    id: "brussels-rent",
    region: "BRUSSELS",
    transaction: "rent",
    types: DWELLINGS,
    since: "2018-01-01",
    facts: ["rent", "charges", "waterMeter", "gasMeter", "electricityMeter"],
    source: {
      act: HOUSING_CODE,
      page: "https://immo.vlan.be/fr/conseils/location/30852/voici-ce-que-vous-risquez-si-vous-ne-mentionnez-pas-le-prix-sur-une-affiche-a-louer",
      readOn: READ_ON,
      standing: "secondary",
    },
  },
  {
    id: "brussels-rent-2024",
    region: "BRUSSELS",
    transaction: "rent",
    types: DWELLINGS,
    since: "2024-11-01",
    facts: ["livingArea", "leaseKind", "indicativeRent"],
    source: {
      act: `${HOUSING_CODE}, ordonnance du 4 avril 2024`,
      page: "https://seeds.law/fr/actualites-et-publications/logement-a-bruxelles-proprietaires-bruxellois-attention-vigilance-requise",
      readOn: READ_ON,
      standing: "secondary",
    },
  },
  {
    // The authority's page asks it of the landlord before the lease; that advertisements count is the lawyers' reading.
    id: "brussels-short-lease",
    region: "BRUSSELS",
    transaction: "rent",
    types: DWELLINGS,
    when: ["shortLease"],
    since: "2024-11-01",
    facts: ["previousRent", "previousRentDate"],
    source: {
      act: `${HOUSING_CODE}, ordonnance du 4 avril 2024`,
      page: "https://huisvesting.brussels/wijziging-van-de-huurwetgeving-in-november-2024/",
      readOn: READ_ON,
      standing: "secondary",
    },
  },
];
