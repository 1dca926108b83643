import type { Locale } from "../../locale/locale.ts";

/** A head type, and one of its sub types where that is named. */
export type NamedType = { readonly type: number; readonly subType?: number };

/** What a word of a search in a visitor's own words means. */
export type Meaning =
  | {
      readonly kind: "type";
      readonly type: number;
      readonly subType?: number;
      /** Land that a home may have, as "grond": not land to build on. */
      readonly canBeOfHome?: true;
    }
  | { readonly kind: "feature"; readonly feature: "terrace" | "garden" | "parking" | "lift" }
  /** A garage: what is looked for, or what a home has. */
  | { readonly kind: "garage" }
  | { readonly kind: "newBuild"; readonly isNew: boolean }
  | { readonly kind: "transaction"; readonly transaction: "sale" | "rent" }
  | { readonly kind: "bound"; readonly bound: "least" | "most" | "about" | "between" }
  | { readonly kind: "number"; readonly value: number }
  /** What a number before it counts: `factor` square metres, euro or bedrooms each. */
  | {
      readonly kind: "unit";
      readonly of: "area" | "plot" | "price" | "bedrooms" | "rooms";
      readonly factor: number;
    }
  | { readonly kind: "currency" }
  | { readonly kind: "perMonth" }
  /** Before or after an area; without a home beside it, `isLand` is land that is looked for. */
  | { readonly kind: "plot"; readonly isLand?: true }
  /** A number after the one, or before the other, is no money: "bouwjaar 1990", "500 meter". */
  | { readonly kind: "builtIn" }
  | { readonly kind: "measure" }
  | { readonly kind: "energyLabel" }
  | { readonly kind: "kilometres" }
  /** Before a place, or before or after it: those near it will do. */
  | { readonly kind: "near" }
  | { readonly kind: "surroundings" }
  | { readonly kind: "not" }
  | { readonly kind: "join" }
  | { readonly kind: "filler" }
  | StayMeaning;

/** What only a search for a stay says: its words are in the lexicon of `domain/rental/own-words`. */
type StayMeaning =
  /** A holiday home; with what it names, and whether many call any holiday home so. */
  | { readonly kind: "holiday"; readonly names?: NamedType; readonly isAny?: true }
  | { readonly kind: "month"; readonly month: number }
  /** Before a day, as "vr 12 maart"; by itself no filter asks for it. */
  | { readonly kind: "weekday" }
  /** After a number. */
  | { readonly kind: "persons"; readonly who: "anybody" | "adults" | "children" }
  /** How many by itself: "a couple". */
  | { readonly kind: "party"; readonly count: number }
  /** Before a number, as "a family of". */
  | { readonly kind: "family" }
  | { readonly kind: "stayLength"; readonly length: "week" | "weekend" | "midweek" }
  | { readonly kind: "weeks" }
  | { readonly kind: "nights" }
  | { readonly kind: "seaside" }
  /** No filter asks for it, though a part of it alone has a meaning: "sea view"; who names a school holiday looks for a stay. */
  | { readonly kind: "unfiltered"; readonly isOfStays?: true }
  /** The end of a number of a day, as "1er". */
  | { readonly kind: "ordinal" };

export type Row = { readonly meaning: Meaning } & Readonly<Record<Locale, string>>;

const type = (id: number, subType?: number): Meaning =>
  subType === undefined ? { kind: "type", type: id } : { kind: "type", type: id, subType };
const feature = (name: "terrace" | "garden" | "parking" | "lift"): Meaning => ({
  kind: "feature",
  feature: name,
});
const bound = (name: "least" | "most" | "about" | "between"): Meaning => ({ kind: "bound", bound: name });
const unit = (of: "area" | "plot" | "price" | "bedrooms" | "rooms", factor: number): Meaning => ({
  kind: "unit",
  of,
  factor,
});
const number = (value: number): Meaning => ({ kind: "number", value });

/**
 * The words of searches, by meaning and language, without accents and separated by commas. A visitor mixes languages, so all are
 * read at once; a word that stands in two rows means the first.
 */
export const LEXICON: readonly Row[] = [
  {
    meaning: { kind: "transaction", transaction: "sale" },
    nl: "te koop, kopen, koop, aankoop, aankopen, kopers, verkoop, eigendom",
    fr: "a vendre, vendre, acheter, achat, vente, en vente, acquerir",
    en: "for sale, buy, buying, to buy, purchase, sale",
    de: "zu verkaufen, zum verkauf, eigentums, zum kauf, zum kaufen, verkauf, kaufen, kauf, eigentum",
  },
  {
    meaning: { kind: "transaction", transaction: "rent" },
    nl: "te huur, huren, huur, verhuur",
    fr: "a louer, louer, location, en location, loyer",
    en: "for rent, to rent, rent, renting, rental, to let, letting, lease",
    de: "zu vermieten, zur miete, mieten, miete, miet, kaltmiete, warmmiete, vermietung",
  },
  {
    meaning: { kind: "perMonth" },
    nl: "per maand, maand, maandelijks, p/m, pm, mnd",
    fr: "par mois, mois, mensuel, mensuels",
    en: "per month, month, monthly, a month, pcm",
    de: "pro monat, monat, monatlich, im monat",
  },
  // Homes
  {
    meaning: type(1),
    nl: "huis, huizen, huisje, huizeke, woning, woningen, woonst, woonhuis, gezinswoning, eengezinswoning, stadswoning, stadshuis, arbeiderswoning, hoekwoning, hoekhuis",
    fr: "maison, maisons, maisonnette, maison unifamiliale, maison familiale, maison de ville, habitation, baraque",
    en: "house, houses, family house, family home, townhouse, town house",
    de: "haus, hauser, haeuser, einfamilienhaus, efh, wohnhaus, hauschen, zweifamilienhaus",
  },
  {
    meaning: type(1, 102),
    nl: "villa, villas, villa's",
    fr: "villa, villas",
    en: "villa, villas",
    de: "villa, villen",
  },
  {
    meaning: type(1, 103),
    nl: "rijhuis, rijwoning, rijhuizen, rijwoningen, tussenwoning, gesloten bebouwing, tweegevelwoning, tweegevel, 2 gevels, twee gevels",
    fr: "maison mitoyenne, maison 2 facades, maison deux facades, 2 facades, deux facades, mitoyenne, maison en enfilade",
    en: "terraced house, terraced, terrace house",
    de: "reihenhaus, reihenhauser, reihenmittelhaus",
  },
  {
    meaning: type(1, 104),
    nl: "halfopen bebouwing, halfopen woning, halfopen, half open, twee onder een kap, 2 onder 1 kap, halfvrijstaand, driegevelwoning, driegevel, 3 gevels, drie gevels",
    fr: "maison 3 facades, maison trois facades, trois facades, 3 facades, maison semi mitoyenne, semi mitoyenne, maison jumelee, jumelee, bifamiliale",
    en: "semi detached, semi-detached, semi",
    de: "doppelhaushalfte, doppelhaushaelfte, dhh, doppelhaus",
  },
  {
    meaning: type(1, 105),
    nl: "open bebouwing, vrijstaand, vrijstaande, vrijstaande woning, alleenstaande woning, alleenstaand, viergevelwoning, viergevel, 4 gevels, vier gevels",
    fr: "maison 4 facades, maison quatre facades, quatre facades, 4 facades",
    en: "detached, detached house, detached home",
    de: "freistehend, freistehendes, freistehendes haus",
  },
  {
    meaning: type(1, 106),
    nl: "herenhuis, herenhuizen, herenwoning, burgerhuis",
    fr: "maison de maitre, maisons de maitre, hotel de maitre, hotel particulier",
    en: "mansion, town mansion",
    de: "stadtvilla, herrschaftliches stadthaus, burgerhaus",
  },
  {
    meaning: type(1, 107),
    nl: "bungalow, bungalows",
    fr: "bungalow, plain pied, plain-pied, maison de plain pied",
    en: "bungalow",
    de: "bungalow",
  },
  {
    meaning: type(1, 108),
    nl: "landelijke woning, buitenhuis",
    fr: "maison de campagne",
    en: "country house, cottage, country cottage",
    de: "landhaus",
  },
  {
    meaning: type(1, 109),
    nl: "hoeve, boerderij, boerderijen, vierkantshoeve",
    fr: "ferme, fermes",
    en: "farm, farmhouse",
    de: "bauernhof, bauernhaus",
  },
  {
    meaning: type(1, 110),
    nl: "fermette, fermettes",
    fr: "fermette, fermettes",
    en: "fermette",
    de: "fermette",
  },
  { meaning: type(1, 111), nl: "landhuis", fr: "manoir", en: "manor, manor house", de: "herrenhaus" },
  { meaning: type(1, 112), nl: "kasteel", fr: "chateau", en: "castle", de: "schloss" },
  {
    meaning: type(1, 115),
    nl: "vakantiewoning, vakantiewoningen, vakantiehuis, vakantiehuizen, vakantiehuisje",
    fr: "maison de vacances, maisons de vacances",
    en: "holiday home, holiday homes, holiday house",
    de: "ferienhaus, ferienhauser",
  },
  {
    meaning: type(3, 312),
    nl: "vakantieappartement, vakantieappartementen",
    fr: "appartement de vacances, appartements de vacances",
    en: "holiday apartment, holiday flat",
    de: "ferienwohnung, ferienwohnungen",
  },
  {
    meaning: type(1, 116),
    nl: "kangoeroewoning, kangoeroewoningen, kangoeroehuis, kangoeroe woning, zorgwoning, meergeneratiewoning",
    fr: "maison kangourou, habitation kangourou, logement kangourou, maison intergenerationnelle",
    en: "kangaroo house, kangaroo home, multi generation house, multigenerational house, multigenerational home",
    de: "mehrgenerationenhaus, kanguruhhaus",
  },
  {
    meaning: type(1, 120),
    nl: "woonboot, woonboten",
    fr: "peniche, peniches",
    en: "houseboat",
    de: "hausboot",
  },
  {
    meaning: type(1, 121),
    nl: "stacaravan, stacaravans",
    fr: "mobil home, mobilhome",
    en: "mobile home, static caravan",
    de: "mobilheim",
  },
  {
    meaning: type(1, 122),
    nl: "bel etage, beletage, bel etage woning, bel etagewoning",
    fr: "bel etage, maison bel etage",
    en: "bel etage, bel etage house",
    de: "bel etage, bel etage haus",
  },
  { meaning: type(1, 113), nl: "chalet", fr: "chalet", en: "chalet", de: "chalet" },
  {
    meaning: type(3),
    nl: "appartement, appartementen, appartementje, app, appart, apt, flat, flatje, flats",
    fr: "appartement, appartements, appart, apparts, appt, flat",
    en: "apartment, apartments, appartment, apt, flat, flats, condo",
    de: "wohnung, wohnungen, whg, whng, etw, etagenwohnung, apartment",
  },
  {
    meaning: type(3, 302),
    nl: "duplex, duplexappartement",
    fr: "duplex",
    en: "duplex, maisonette",
    de: "maisonette, maisonettewohnung",
  },
  {
    meaning: type(3, 303),
    nl: "triplex, triplexappartement",
    fr: "triplex",
    en: "triplex",
    de: "triplex, triplexwohnung",
  },
  // By itself "ground floor" may be where a house has a bedroom.
  {
    meaning: type(3, 305),
    nl: "gelijkvloers appartement, gelijkvloerse appartementen, gelijkvloers app, gelijkvloers apt, gelijkvloers flat, appartement gelijkvloers, appartement op gelijkvloers, appartement op het gelijkvloers, app gelijkvloers",
    fr: "appartement rez de chaussee, appartement au rez de chaussee, appartement en rez de chaussee, appartement rdc, appartement au rdc, appart rdc, appart au rdc, appart rez de chaussee, appart au rez de chaussee, rez de chaussee appartement",
    en: "ground floor flat, ground floor apartment, ground floor apt, flat on the ground floor, apartment on the ground floor",
    de: "erdgeschosswohnung, eg wohnung, wohnung im erdgeschoss, wohnung erdgeschoss, wohnung im eg",
  },
  {
    meaning: type(3, 306),
    nl: "tuinappartement, tuinappartementen",
    fr: "rez de jardin, appartement rez de jardin",
    en: "garden flat, garden apartment",
    de: "gartenwohnung",
  },
  {
    meaning: type(3, 311),
    nl: "dakappartement, dakappartementen, dakapp",
    fr: "appartement sous les combles, appartement sous combles, appartement mansarde",
    en: "attic apartment, attic flat",
    de: "dachgeschosswohnung, dachwohnung, dg wohnung",
  },
  {
    meaning: type(3, 313),
    nl: "hoekappartement",
    fr: "appartement d'angle",
    en: "corner apartment, corner flat",
    de: "eckwohnung",
  },
  { meaning: type(3, 304), nl: "penthouse", fr: "penthouse", en: "penthouse", de: "penthouse" },
  {
    meaning: type(3, 307),
    nl: "studio, studio's, studiootje",
    fr: "studio, studios",
    en: "studio, studios, studio flat",
    de: "studio, einzimmerwohnung, 1 zimmer wohnung",
  },
  { meaning: type(3, 308), nl: "loft, lofts", fr: "loft, lofts", en: "loft, lofts", de: "loft, lofts" },
  {
    meaning: type(3, 309),
    nl: "assistentiewoning, serviceflat, serviceflats, assistentiewoningen",
    fr: "residence services, residence service, service flat",
    en: "service flat, assisted living",
    de: "servicewohnung, seniorenwohnung, betreutes wohnen",
  },
  // Commerce, land, garages, rooms
  {
    meaning: type(4),
    nl: "handelspand, handelspanden, handelsruimte, winkel, winkelpand, winkelruimte, kantoor, kantoren, kantoorruimte, horeca, horecapand, magazijn, loods, bedrijfspand, bedrijfsruimte, praktijkruimte, handelszaak, cafe, restaurant",
    fr: "commerce, commerces, rez commercial, surface commerciale, espace commercial, magasin, bureau, bureaux, entrepot, hangar, horeca, fonds de commerce, local commercial, atelier",
    en: "commercial, commercial property, commercial space, shop, store, office, offices, office space, retail, retail space, warehouse, workshop",
    de: "gewerbe, gewerbeimmobilie, gewerbeflache, laden, ladenlokal, geschaftslokal, geschaftsraum, geschaft, buro, buero, buros, buroraume, buroflache, lager, lagerraum, lagerhalle, praxis, praxisraume",
  },
  {
    meaning: type(2),
    nl: "gronden, bouwgrond, bouwgronden, percelen, bouwperceel, landbouwgrond, bosgrond, akker",
    fr: "terrains, terrain a batir, terrain constructible, parcelle constructible, terre agricole",
    en: "plots, building plot, building land",
    de: "grundstucke, grundstuecke, baugrundstuck, baugrundstueck, bauland, baugrund, baugrundstucke, bauplatz, ackerland",
  },
  {
    meaning: { kind: "type", type: 2, canBeOfHome: true },
    nl: "grond, perceel, kavel, weide, weiland",
    fr: "terrain, parcelle, prairie",
    en: "land, plot, plot of land, lot",
    de: "grundstuck, grundstueck, wiese",
  },
  {
    meaning: type(7),
    nl: "nieuwbouwproject, nieuwbouwprojecten, project, projecten",
    fr: "projet, projets, projet neuf, projet immobilier",
    en: "development, project, new development",
    de: "neubauprojekt, neubauprojekte, bauprojekt",
  },
  {
    meaning: type(9),
    nl: "opbrengsteigendom, opbrengsteigendommen, opbrengsthuis, investering, investeringspand, investeringsvastgoed, belegging, appartementsgebouw, appartementsblok, meergezinswoning",
    fr: "immeuble de rapport, rendement locatif, bien de rapport, immeubles de rapport, investissement, immeuble a appartements, immeuble mixte, immeuble",
    en: "investment, investment property, income property, buy to let, buy-to-let, apartment block, apartment building",
    de: "renditeobjekt, anlageobjekt, anlageimmobilie, kapitalanlage, mehrfamilienhaus, mfh, investition, zinshaus",
  },
  {
    meaning: type(10),
    nl: "kot, koten, studentenkamer, studentenkot, studentenkamers, studentenhuisvesting, studentenstudio",
    fr: "kot, kots, kot etudiant, chambre d'etudiant, chambre etudiant, chambre pour etudiant, logement etudiant",
    en: "student room, student rooms, student digs, digs, student housing, student accommodation, student flat",
    de: "studentenzimmer, studentenwohnung, studentenbude, wg zimmer, wg-zimmer",
  },
  {
    meaning: { kind: "garage" },
    nl: "garage, garages, garagebox, autobox, garageboxen, box, parking, parkings, parkeerplaats, parkeerplaatsen, staanplaats, staanplaatsen, autostaanplaats, autostaanplaatsen, carport, ondergrondse parking, parkeergarage, inpandige garage, dubbele garage, parkeerplek, oprit",
    fr: "garage, garages, box, box ferme, box ferme pour voiture, place de garage, parking, parkings, emplacement, emplacement de parking, place de parking, places de parking, carport, stationnement, double garage",
    en: "garage, garages, parking, parking space, parking spaces, parking spot, car park, carport, driveway, double garage",
    de: "garage, garagen, stellplatz, stellplatze, stellplaetze, tiefgarage, tiefgaragenplatz, tiefgaragenstellplatz, parkplatz, parkplatze, carport, doppelgarage",
  },
  // What a home has
  {
    meaning: feature("terrace"),
    nl: "terras, terrassen, dakterras, zonneterras, terrasje",
    fr: "terrasse, terrasses",
    en: "terrace, roof terrace, patio, rooftop terrace",
    de: "terrasse, terrassen, dachterrasse, sonnenterrasse",
  },
  {
    meaning: feature("garden"),
    nl: "tuin, tuintje, stadstuin, tuinen, achtertuin, hof, hofje, hofke",
    fr: "jardin, jardins, jardinet, cour jardin",
    en: "garden, yard, backyard, back garden, gardens",
    de: "garten, gartchen",
  },
  {
    meaning: feature("lift"),
    nl: "lift, liften",
    fr: "ascenseur, ascenceur",
    en: "lift, elevator",
    de: "aufzug, fahrstuhl, lift",
  },
  {
    meaning: { kind: "newBuild", isNew: true },
    nl: "nieuwbouw, nieuwbouwwoning, nieuwgebouwd, nieuw gebouwd, nieuwe bouw",
    fr: "neuf, neuve, neufs, neuves, construction neuve, nouvelle construction, constructions neuves",
    en: "new build, new-build, newly built, newbuild, new construction, brand new, off plan",
    de: "neubau, neubauten, neugebaut, neu gebaut, erstbezug",
  },
  {
    meaning: { kind: "newBuild", isNew: false },
    nl: "bestaand, bestaande, bestaande bouw, tweedehands, geen nieuwbouw, oudbouw",
    fr: "ancien, ancienne, existant, existante, pas de neuf, pas neuf",
    en: "existing, existing build, resale, second hand, not new, no new build, not new build, older",
    de: "bestand, bestandsimmobilie, altbau, gebraucht, kein neubau, bestandsbau",
  },
  // Numbers and what they count
  {
    meaning: unit("bedrooms", 1),
    nl: "slaapkamer, slaapkamers, slpk, slpks, slpkr, slaapk, slk, slkmrs, slaapkmr, kamers, kmrs, kamer, slaapplaatsen, slp, sk, slpkmr, slpkmrs, slaapkamertjes, slaapkamerwoning",
    fr: "chambre, chambres, ch, chbre, chbres, chb, cham, chambres a coucher, chambre a coucher",
    en: "bedroom, bedrooms, bed, beds, bd, bds, br, bdr, bdrm, bedder, bedroomed",
    de: "schlafzimmer, sz, schlafzimmern, schlafraume",
  },
  { meaning: unit("rooms", 1), nl: "", fr: "pieces", en: "", de: "zimmer, zimmern, zi, raum, raume" },
  {
    meaning: unit("area", 1),
    nl: "m2, m², vierkante meter, vierkante meters, vkm, vierkante",
    fr: "m2, m², metres carres, metre carre",
    en: "m2, m², sqm, sq m, square metres, square meters, square metre, square meter",
    de: "m2, m², qm, quadratmeter, quadratmetern",
  },
  { meaning: unit("plot", 100), nl: "are, aren", fr: "are, ares", en: "are, ares", de: "ar, are" },
  {
    meaning: unit("plot", 10_000),
    nl: "ha, hectare, hectaren",
    fr: "ha, hectare, hectares",
    en: "ha, hectare, hectares",
    de: "ha, hektar",
  },
  {
    meaning: unit("price", 1000),
    nl: "k, duizend, dzd",
    fr: "k, mille, milles",
    en: "k, thousand, grand",
    de: "k, tausend, tsd",
  },
  { meaning: unit("price", 100_000), nl: "ton", fr: "", en: "", de: "" },
  {
    meaning: unit("price", 1_000_000),
    nl: "miljoen, mio, mln, milj",
    fr: "million, millions, mio",
    en: "million, millions, mil, mio",
    de: "million, millionen, mio",
  },
  {
    meaning: { kind: "currency" },
    nl: "€, eur, euro, euro's, euros, euri",
    fr: "€, euros, e",
    en: "€, euros",
    de: "€",
  },
  {
    meaning: { kind: "kilometres" },
    nl: "km, kilometer, kilometers",
    fr: "km, kilometres, kilometre",
    en: "km, kilometres, kilometers, kms",
    de: "km, kilometer, kilometern",
  },
  {
    meaning: { kind: "energyLabel" },
    nl: "epc, epc label, epc-label, epc waarde, energielabel, energieklasse, energie label, label, epb, epc score",
    fr: "peb, peb label, label peb, certificat peb, classe energetique, classe energie, etiquette energie, label energetique, epc",
    en: "epc, epc label, epc rating, energy label, energy rating, energy class, label, rating",
    de: "epc, peb, energielabel, energieklasse, energieeffizienzklasse, energieausweis, klasse, label",
  },
  {
    meaning: { kind: "builtIn" },
    nl: "bouwjaar, gebouwd",
    fr: "annee de construction, construit, construite",
    en: "built, build year, year built",
    de: "baujahr, erbaut",
  },
  {
    meaning: { kind: "measure" },
    nl: "jaar, jaren, meter, m, minuten, minuut, personen, kwh",
    fr: "metres, minutes, personnes, kwh",
    en: "years, metres, meters, minutes, people, kwh",
    de: "jahre, meter, metern, minuten, personen, kwh",
  },
  {
    meaning: { kind: "plot" },
    nl: "perceeloppervlakte, grondoppervlakte",
    fr: "superficie du terrain",
    en: "plot size, land size",
    de: "grundstucksflache, grundstucksgrosse",
  },
  { meaning: { kind: "plot", isLand: true }, nl: "stuk grond", fr: "terrain de", en: "plot of", de: "" },
  {
    meaning: bound("most"),
    nl: "tot, tot aan, t.e.m., tem, t.m., maximum, maximaal, max, onder, onder de, minder dan, hoogstens, hooguit, beneden, beneden de, niet meer dan, niet duurder dan, goedkoper dan, ten hoogste, budget, budget van, tot max, tot maximaal, t/m, prijs tot, voor max, niet hoger dan",
    fr: "jusqu'a, jusque, jusque a, jusqu a, maximum, max, maxi, moins de, moins cher que, au plus, sous, sous les, pas plus de, inferieur a, en dessous de, en-dessous de, budget, budget de, budget max, au maximum, ne depassant pas",
    en: "up to, under, below, less than, at most, no more than, not more than, max, maximum, budget, budget of, cheaper than, until, within budget",
    de: "bis, bis zu, unter, hochstens, hoechstens, maximal, max, weniger als, nicht mehr als, nicht teurer als, budget, budget von, unterhalb",
  },
  {
    meaning: bound("least"),
    nl: "vanaf, v.a., va, minimum, minimaal, min, minstens, boven, meer dan, ten minste, tenminste, op zijn minst, groter dan, van minstens, zeker",
    fr: "a partir de, minimum, min, mini, au moins, des, plus de, au minimum, superieur a",
    en: "from, at least, min, minimum, over, more than, above, bigger than, larger than, starting at, starting from",
    de: "ab, mindestens, minimum, min, uber, ueber, mehr als, wenigstens, von mindestens",
  },
  {
    meaning: bound("about"),
    nl: "rond de, rond, ongeveer, circa, pakweg, ca, plusminus, zo'n, om en bij de, een goede",
    fr: "environ, autour de, vers, autour des, aux alentours de, aux alentours des, plus ou moins, dans les",
    en: "around, about, approximately, roughly, approx, circa",
    de: "rund, etwa, ungefahr, ungefaehr, um die, circa, ca, zirka",
  },
  { meaning: bound("between"), nl: "tussen, tussen de", fr: "entre", en: "between", de: "zwischen" },
  {
    meaning: { kind: "near" },
    nl: "nabij, in de nabijheid van, in de buurt van, in en rond, in of rond, rondom, regio rond, groot, dicht bij, vlakbij",
    fr: "pres de, proche de, proche, aux environs de, a proximite de, dans les environs de, non loin de",
    en: "near, close to, in and around, nearby, not far from, next to",
    de: "in der nahe von, nahe, in der nahe, im raum, rund um, nahe bei",
  },
  {
    meaning: { kind: "surroundings" },
    nl: "en omgeving, en omstreken, omstreken, e.o., eo, en omliggende, en rand, en de rand, omgeving, in de omgeving van, omgeving van, in de regio, regio, streek, in de streek van, of omgeving",
    fr: "et environs, et alentours, et ses environs, et les environs, environs, alentours, aux alentours, et peripherie, peripherie, region de, region, dans la region de, et sa region, ou environs",
    en: "and surroundings, and surrounding area, and surrounding areas, surroundings, and around, and nearby, area, in the area of, region, and area, or nearby, or surroundings",
    de: "und umgebung, umgebung, und umland, umland, region, gegend, in der gegend von, oder umgebung",
  },
  {
    meaning: { kind: "not" },
    nl: "geen, zonder, niet, noch, behalve, maar niet",
    fr: "pas de, pas d', sans, pas, ni, sauf, hors",
    en: "no, without, not, neither, nor, anywhere but, but not, except",
    de: "kein, keine, keinen, ohne, nicht, weder, noch, ausser",
  },
  {
    meaning: { kind: "join" },
    nl: "of, en, en/of, tot en met",
    fr: "ou, et, ou bien",
    en: "or, and",
    de: "oder, und",
  },
  {
    meaning: { kind: "filler" },
    nl: "ik, wij, zkt, pand, liever, enkel, alleen, om, iets, graag, panden, woongelegenheid, maar, zelf, vooral, absoluut, we, zoek, zoeken, zoekt, gezocht, wil, willen, zou, een, de, het, met, in, te, van, voor, op, aan, bij, naar, die, dat, is, er, heb, hebben, ook, wat, ons, mij, liefst, als, best, minst, beter, hoger, of beter, oppervlakte, woonoppervlakte, bewoonbare oppervlakte, bewoonbaar, prijs, zijn, dan, uit, plus, stuks, type, binnen, straal, binnen een straal van, in een straal van, op max, gemeente, stad, plaats, provincie, een beetje, alstublieft, aub, per, totaal, groot genoeg, omtrent, dus, 't, wel, eventueel",
    fr: "je, nous, veux, voulons, uniquement, seulement, quelque chose, logement, logements, bien, biens, surtout, svp, mais, cherche, cherchons, recherche, recherchons, voudrais, un, une, le, la, les, l', d', du, de, en, dans, a, au, aux, avec, pour, sur, mon, notre, qui, que, ayant, ou mieux, mieux, meilleur, ou plus, superficie, surface, surface habitable, habitable, habitables, prix, dans un rayon de, rayon de, rayon, commune, ville, si possible, par, est, c'est, y, on, possible, il, nous faut",
    en: "i, we, definitely, w, really, only, something, i'm, we're, looking, look, search, searching, want, would, like, a, an, the, with, in, of, at, on, to, for, have, has, having, that, please, my, our, some, any, or better, or more, better, size, living area, living space, price, within, within a radius of, radius, radius of, city, town, need, is, plus, home, homes, place, property, properties, area of, find, me, ideally, and up",
    de: "ich, wir, aber, unbedingt, nur, etwas, moglichst, moeglichst, will, wollen, suche, suchen, gesucht, mochte, mochten, moechte, moechten, ein, eine, einen, einem, einer, der, die, das, den, dem, mit, in, im, am, an, auf, von, vom, zu, zum, zur, fur, fuer, oder besser, besser, wohnflache, flache, preis, umkreis, im umkreis von, umkreis von, stadt, gemeinde, ort, bitte, sollte, haben, gerne, wenn, sein, ist, um, plus, immobilie, immobilien, aus",
  },
  ...numbers(),
];

/** Numbers in words. */
function numbers(): Row[] {
  const words: ReadonlyArray<readonly [value: number, nl: string, fr: string, en: string, de: string]> = [
    [1, "", "", "one", "eins"],
    [2, "twee", "deux", "two", "zwei"],
    [3, "drie", "trois", "three", "drei"],
    [4, "vier", "quatre", "four", "vier"],
    [5, "vijf", "cinq", "five", "funf"],
    [6, "zes", "six", "six", "sechs"],
    [7, "zeven", "sept", "seven", "sieben"],
    [8, "acht", "huit", "eight", "acht"],
    [
      500_000,
      "half miljoen, een half miljoen, half miljoentje",
      "demi million, un demi million, demi-million, un demi-million",
      "half a million, half million",
      "halbe million, eine halbe million, halben million, einer halben million",
    ],
    [
      1_500_000,
      "anderhalf miljoen",
      "un million et demi",
      "one and a half million, a million and a half",
      "anderthalb millionen, eineinhalb millionen",
    ],
  ];
  return words.map(([value, nl, fr, en, de]) => ({ meaning: number(value), nl, fr, en, de }));
}
