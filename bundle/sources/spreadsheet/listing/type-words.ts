/** Words for types of estates besides their names in the reference lists: by the id of the head type. */
export const HEAD_TYPE_WORDS: Readonly<Record<number, string>> = {
  1: "woonhuis, eengezinswoning, maison unifamiliale, maison d'habitation, single-family house, home, einfamilienhaus, wohnhaus",
  2: "terrein, perceel, gronden, parcelle, plot, parzelle",
  3: "flat, appart, appt, app, apartement, apartments, etagenwohnung, eigentumswohnung",
  4: "handelszaak, commercieel, bedrijfsvastgoed, commercieel vastgoed, immeuble commercial, commercial, gewerbe",
  6: "parking, parkeerplaats, staanplaats, garagebox, emplacement de parking, parking space, stellplatz",
  7: "project, nieuwbouw, projet, projet immobilier, new build, neubau, bauprojekt",
  9: "investering, investissement, investment, anlageobjekt, kapitalanlage",
  10: "kot, studentenkot, kot étudiant, studio étudiant, student studio",
};

/** By the code of the sub type. */
export const SUB_TYPE_WORDS: Readonly<Record<string, string>> = {
  TOWN_HOUSE: "rijhuis, gesloten bebouwing, maison 2 façades, maison deux façades, reihenmittelhaus",
  SEMI_DETACHED_HOUSE: "halfopen bebouwing, koppelwoning, maison 3 façades, maison jumelée, doppelhaus",
  DETACHED_HOUSE:
    "open bebouwing, alleenstaande woning, maison 4 façades, maison isolée, freistehendes einfamilienhaus",
  BUILDING_PLOT: "grond te koop, terrain constructible, bauland, bauplatz, bouwkavel",
  FLAT_STUDIO: "studio, flat-studio",
  GROUND_FLOOR:
    "gelijkvloersappartement, appartement gelijkvloers, rez, ground-floor apartment, erdgeschosswohnung",
  OFFICE: "kantoor, kantoren, bureau, bureaux, office, offices, büro",
  SHOP: "winkel, magasin, shop, laden, geschäft",
  WAREHOUSE: "magazijn, loods, entrepôt, hangar, warehouse, lager, halle",
};

/** Words for transactions besides their names in the reference lists: by id. */
export const TRANSACTION_WORDS: Readonly<Record<number, string>> = {
  1: "koop, verkoop, verkopen, vente, à la vente, sale, buy, kauf, verkauf, kaufen, zum verkauf",
  2: "huur, verhuur, verhuren, location, à la location, louer, rent, rental, let, to let, to rent, miete, mieten, vermietung",
  3: "notariële verkoop, openbare verkoping, vente notariale, auction, versteigerung",
  4: "vakantie, location de vacances, holiday let, ferienmiete",
  5: "sale completed, verkauft worden",
  6: "let out, vermietet worden",
  10: "overname, over te nemen handelszaak, remise, cession, reprise, takeover, übernahme",
  11: "lijfrente, viager, vente en viager, life annuity, leibrente",
};

/** What a status says of a listing that no transaction says by itself. */
export const STATUS_WORDS = {
  available:
    "beschikbaar, vrij, actief, in verkoop, online, nieuw, disponible, libre, actif, en vente, nouveau, available, active, live, new, verfügbar, aktiv, neu",
  "under-option":
    "optie, in optie, onder optie, gereserveerd, onder bod, verkocht onder voorbehoud, option, sous option, réservé, sous offre, under option, under offer, reserved, sale agreed, reserviert, unter option",
  withdrawn:
    "ingetrokken, teruggetrokken, niet online, offline, inactief, gearchiveerd, retiré, inactif, hors ligne, archivé, withdrawn, inactive, archived, zurückgezogen, inaktiv, archiviert",
} as const;
