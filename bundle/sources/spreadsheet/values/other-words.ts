import type { CodeList } from "./read-code.ts";

/** Words that people use for a code besides its names in the interface, of all four languages. */
export const OTHER_WORDS: { readonly [list in CodeList]?: Readonly<Record<string, string>> } = {
  Condition: {
    TO_RENOVATE:
      "te verbouwen, à rénover, à restaurer, to restore, renovierungsbedürftig, sanierungsbedürftig",
    TO_FRESHEN_UP: "op te frissen, à rafraîchir, needs refreshing, auffrischungsbedürftig",
    GOOD_CONDITION: "goed, bon, bon état, good, gut, guter zustand",
    EXCELLENT_CONDITION:
      "uitstekend, instapklaar, als nieuw, excellent, comme neuf, as new, neuwertig, sehr gut",
    RENEWED: "vernieuwd, volledig gerenoveerd, rénové, renovated, renoviert, saniert",
    NEW: "nieuwbouw, neuf, new build, neubau",
  },
  ConstructionType: {
    OPEN: "open, vrijstaand, alleenstaand, 4 façades, quatre façades, detached, freistehend",
    HALF_OPEN: "halfopen, half open, 3 façades, trois façades, semi-detached, doppelhaushälfte",
    CLOSED: "gesloten, rijwoning, 2 façades, deux façades, mitoyen, terraced, reihenhaus",
  },
  FreeOn: {
    IMMEDIATE:
      "vrij, direct, meteen, immédiat, libre, libre de suite, immédiatement, immediately, now, sofort, frei",
    DEED: "akte, à l'acte, acte, at deed, on deed, bei vertrag",
    DELIVERY: "oplevering, à la livraison, livraison, on completion, bei fertigstellung",
    TBD: "in overleg, à convenir, by agreement, nach vereinbarung",
    UNKNOWN: "onbekend, inconnu, unknown, unbekannt",
  },
  Garden: {
    ONLY_LAWN: "gazon, pelouse, lawn, rasen",
    FULLY_LANDSCAPED: "aangelegd, aménagé, landscaped, angelegt",
  },
  Glazing: {
    SINGLE: "enkel, simple, single, einfach",
    DOUBLE: "dubbel, dubbele beglazing, double, doppelt, hr, superisolerend",
    TRIPLE: "driedubbel, drievoudig, triple, dreifach",
  },
  Heating: {
    GAS: "gas, gaz, gaz naturel, natural gas, cv gas, erdgas",
    OIL: "mazout, fuel, fioul, olie, oil, heating oil, öl, heizöl",
    ELECTRICITY: "elektrisch, électrique, électricité, electric, strom, elektro",
    PELLET: "pellet, pelletkachel, granulés",
    WOOD: "hout, bois, holz",
    COAL: "steenkool, charbon, coal, kohle",
    PROPANE_GAS: "propaan, propane, propan",
  },
  Kitchen: {
    EQUIPPED: "ingericht, uitgerust, équipée, installée, fitted, equipped, ausgestattet, einbauküche",
    SEMI_EQUIPPED: "half ingericht, semi-équipée, semi-fitted, teilweise ausgestattet",
    HYPER_EQUIPPED:
      "volledig ingericht, hyper-équipée, super équipée, fully equipped, fully fitted, voll ausgestattet",
    NOT_EQUIPPED: "niet ingericht, non équipée, not equipped, nicht ausgestattet",
    AMERICAN_EQUIPPED: "open keuken, cuisine américaine, cuisine ouverte, open kitchen, offene küche",
  },
  PlanningAnswer: {
    YES: "ja, oui, yes, aanwezig, verkregen, obtenu, obtained, x, 1, true",
    NO: "nee, neen, non, no, nein, geen, aucun, none, 0, false",
    PENDING: "aangevraagd, en cours, demandé, pending, beantragt",
    UNKNOWN: "onbekend, inconnu, unknown, unbekannt",
  },
  ElectricityCertification: {
    OBTAINED: "ja, oui, yes, conform, conforme, keuring aanwezig, vorhanden",
    NOT_OBTAINED: "nee, neen, non, no, nein, niet conform, non conforme",
  },
  Meter: {
    INDIVIDUAL: "apart, eigen, propre, own, eigener, ja, oui, yes",
    COMMON: "gedeeld, commun, shared, gemeinsam",
  },
  // "O" and "NO" alone are left out: east in Dutch and German, west in French.
  Orientation: {
    N: "nord",
    E: "est, ost",
    S: "z, sud, süd",
    W: "ouest",
    NE: "nord-est, nordost",
    SE: "zo, sud-est, südost",
    SW: "zw, sud-ouest, südwest",
    NW: "nord-ouest, nordwest",
  },
  FloodScore: { A: "a", B: "b", C: "c", D: "d" },
};
