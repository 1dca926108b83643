import { LEXICON, type Meaning, type Row } from "../../listing/own-words/lexicon.ts";

const month = (number: number): Meaning => ({ kind: "month", month: number });
const number = (value: number): Meaning => ({ kind: "number", value });
const party = (count: number): Meaning => ({ kind: "party", count });

/** The words of searches for a stay, as `LEXICON` has those of homes to buy and to rent. */
const STAY_WORDS: readonly Row[] = [
  // Many call any holiday home a house, and in German a flat.
  {
    meaning: { kind: "holiday", names: { type: 1 }, isAny: true },
    nl: "vakantiehuis, vakantiehuizen, vakantiehuisje, vakantiehuisjes, vakantiehuisjes, strandhuis, strandhuisje",
    fr: "maison de vacances, maisons de vacances, maison vacances, maison de plage",
    en: "holiday house, holiday houses, holiday cottage, holiday cottages, beach house, vacation house",
    de: "ferienhaus, ferienhauser, ferienhauschen, strandhaus, urlaubshaus",
  },
  {
    meaning: { kind: "holiday", names: { type: 3 }, isAny: true },
    nl: "",
    fr: "",
    en: "",
    de: "ferienwohnung, ferienwohnungen, fewo, fewos",
  },
  {
    meaning: { kind: "holiday", names: { type: 3 } },
    nl: "vakantieappartement, vakantieappartementen, vakantieflat",
    fr: "appartement de vacances, appartements de vacances, appartement vacances",
    en: "holiday apartment, holiday apartments, holiday flat, holiday flats, vacation apartment",
    de: "ferienapartment, ferienapartments, ferienappartement",
  },
  {
    meaning: { kind: "holiday", names: { type: 3, subType: 307 } },
    nl: "vakantiestudio",
    fr: "studio de vacances, studio vacances",
    en: "holiday studio",
    de: "ferienstudio",
  },
  {
    meaning: { kind: "holiday", names: { type: 1, subType: 102 } },
    nl: "vakantievilla",
    fr: "villa de vacances, villa vacances",
    en: "holiday villa",
    de: "ferienvilla",
  },
  {
    meaning: { kind: "holiday" },
    nl: "vakantiewoning, vakantiewoningen, vakantieverblijf, vakantieverblijven, vakantieverhuur, vakantielogement, vakantielogies, vakantie, logies, logeren, verblijf, gite, gites",
    fr: "gite, gites, location de vacances, locations de vacances, location vacances, locations vacances, location saisonniere, locations saisonnieres, logement de vacances, logement vacances, vacances, sejour, sejourner, hebergement",
    en: "holiday home, holiday homes, holiday let, holiday lets, holiday rental, holiday rentals, holiday accommodation, holiday, holidays, vacation, vacation home, vacation homes, vacation rental, vacation rentals, self catering, self-catering, getaway, stay",
    de: "ferienunterkunft, ferienunterkunfte, ferienvermietung, ferienobjekt, ferien, urlaub, urlaubsunterkunft, unterkunft, aufenthalt",
  },
  // When
  { meaning: month(1), nl: "januari, jan", fr: "janvier, janv", en: "january", de: "januar, janner" },
  { meaning: month(2), nl: "februari, feb, febr", fr: "fevrier, fevr", en: "february", de: "februar" },
  { meaning: month(3), nl: "maart, mrt", fr: "mars", en: "march", de: "marz, maerz" },
  { meaning: month(4), nl: "april, apr", fr: "avril, avr", en: "april", de: "april" },
  { meaning: month(5), nl: "mei", fr: "mai", en: "may", de: "mai" },
  { meaning: month(6), nl: "juni, jun", fr: "juin", en: "june", de: "juni" },
  { meaning: month(7), nl: "juli, jul", fr: "juillet, juil", en: "july", de: "juli" },
  { meaning: month(8), nl: "augustus, aug", fr: "aout", en: "august", de: "august" },
  { meaning: month(9), nl: "september, sep", fr: "septembre", en: "september", de: "september" },
  { meaning: month(10), nl: "oktober, okt", fr: "octobre, oct", en: "october", de: "oktober" },
  { meaning: month(11), nl: "november, nov", fr: "novembre", en: "november", de: "november" },
  { meaning: month(12), nl: "december, dec", fr: "decembre", en: "december", de: "dezember, dez" },
  {
    meaning: { kind: "stayLength", length: "week" },
    nl: "week, weekje",
    fr: "semaine",
    en: "week",
    de: "woche",
  },
  {
    meaning: { kind: "stayLength", length: "weekend" },
    nl: "weekend, weekendje, lang weekend, verlengd weekend, weekenden",
    fr: "week-end, weekend, week end, long week-end, long weekend, week-ends",
    en: "weekend, long weekend, weekend break, weekends",
    de: "wochenende, langes wochenende, wochenend, verlangertes wochenende",
  },
  {
    meaning: { kind: "stayLength", length: "midweek" },
    nl: "midweek, midweekje",
    fr: "midweek, mid-week",
    en: "midweek, mid-week, midweek break",
    de: "midweek",
  },
  { meaning: { kind: "weeks" }, nl: "weken", fr: "semaines", en: "weeks", de: "wochen" },
  {
    meaning: { kind: "nights" },
    nl: "nacht, nachten, overnachting, overnachtingen",
    fr: "nuit, nuits, nuitee, nuitees",
    en: "night, nights",
    de: "nacht, nachte, nachten, ubernachtung, ubernachtungen",
  },
  { meaning: { kind: "ordinal" }, nl: "ste, e", fr: "er, eme, ieme", en: "st, nd, rd, th", de: "ten" },
  // With whom
  {
    meaning: { kind: "persons", who: "anybody" },
    nl: "personen, persoon, pers, p, mensen, gasten, slaapplaatsen, man",
    fr: "personnes, personne, pers, couchages, couchage, voyageurs, invites",
    en: "people, persons, person, guests, guest, sleeps, pax, travellers",
    de: "personen, person, gaste, leute, schlafplatze, schlafplatz",
  },
  {
    meaning: { kind: "persons", who: "adults" },
    nl: "volwassenen, volwassene",
    fr: "adultes, adulte",
    en: "adults, adult, grown ups",
    de: "erwachsene, erwachsenen, erwachsener",
  },
  {
    meaning: { kind: "persons", who: "children" },
    nl: "kinderen, kind, kids",
    fr: "enfants, enfant",
    en: "children, child, kids, kid",
    de: "kinder, kind, kindern",
  },
  {
    meaning: party(2),
    nl: "koppel, met ons tweeen, met z'n tweeen, met zijn tweeen",
    fr: "couple, a deux, en couple, en amoureux",
    en: "couple, the two of us",
    de: "zu zweit, paar, parchen",
  },
  {
    meaning: party(3),
    nl: "met ons drieen, met z'n drieen, met zijn drieen",
    fr: "a trois",
    en: "",
    de: "zu dritt",
  },
  {
    meaning: party(4),
    nl: "met ons vieren, met z'n vieren, met zijn vieren",
    fr: "a quatre",
    en: "",
    de: "zu viert",
  },
  {
    meaning: party(5),
    nl: "met ons vijven, met z'n vijven, met zijn vijven",
    fr: "a cinq",
    en: "",
    de: "zu funft",
  },
  {
    meaning: party(6),
    nl: "met ons zessen, met z'n zessen, met zijn zessen",
    fr: "a six",
    en: "",
    de: "zu sechst",
  },
  {
    meaning: { kind: "family" },
    nl: "gezin, gezin van, gezin met, familie, familie van, groep, groep van, we zijn met, wij zijn met, plaats voor",
    fr: "famille, famille de, groupe, groupe de, nous sommes, on est",
    en: "family, family of, group, group of, party of, we are, sleeps",
    de: "familie, familie mit, gruppe, gruppe von, wir sind",
  },
  // Where
  {
    meaning: { kind: "seaside" },
    nl: "aan zee, aan de zee, bij de zee, dicht bij zee, dicht bij de zee, zee, aan de kust, kust, belgische kust, aan de belgische kust, noordzee, aan de noordzee, vlaamse kust",
    fr: "a la mer, mer, en bord de mer, au bord de la mer, bord de mer, pres de la mer, proche de la mer, a la cote, a la cote belge, cote belge, cote, littoral, littoral belge, mer du nord, a la mer du nord",
    en: "by the sea, at the sea, near the sea, seaside, sea, at the seaside, on the coast, at the coast, coast, belgian coast, on the belgian coast, at the belgian coast, north sea, by the coast, close to the sea",
    de: "am meer, meer, an der see, an der kuste, kuste, belgische kuste, an der belgischen kuste, nordsee, an der nordsee, nordseekuste",
  },
  {
    meaning: { kind: "unfiltered" },
    nl: "zeezicht, zicht op zee, frontaal zeezicht, eerste lijn zee",
    fr: "vue mer, vue sur mer, vue sur la mer, vue frontale sur mer",
    en: "sea view, sea views, view of the sea, views of the sea",
    de: "meerblick, blick aufs meer, blick auf das meer, seeblick",
  },
  {
    meaning: { kind: "unfiltered", isOfStays: true },
    nl: "kerstvakantie, paasvakantie, krokusvakantie, herfstvakantie, zomervakantie, grote vakantie",
    fr: "vacances de noel, vacances de paques, vacances de carnaval, vacances de toussaint, vacances d'ete, grandes vacances",
    en: "christmas holidays, easter holidays, half term, summer holidays, school holidays",
    de: "weihnachtsferien, osterferien, herbstferien, sommerferien, sommerurlaub",
  },
  {
    meaning: number(9),
    nl: "negen",
    fr: "neuf",
    en: "nine",
    de: "neun",
  },
  { meaning: number(10), nl: "tien", fr: "dix", en: "ten", de: "zehn" },
  { meaning: number(12), nl: "twaalf", fr: "douze", en: "twelve", de: "zwolf" },
  {
    meaning: { kind: "filler" },
    nl: "boeken, reserveren, weekprijs, aankomst, vertrek, samen, zoeken, waarvan, hele",
    fr: "reserver, arrivee, depart, ensemble, dont, cherchons, toute",
    en: "book, booking, arriving, arrival, leaving, departure, during, our, us, all",
    de: "buchen, anreise, abreise, zusammen, davon, uns, ganze",
  },
];

/** All words that a search for a stay may have: those of stays come first. */
export const STAY_LEXICON: readonly Row[] = [...STAY_WORDS, ...LEXICON];
