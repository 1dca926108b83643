const words = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

export const RENTAL_LOCATIONS = [
  { id: 1, name: words("Op de zeedijk", "Sur la digue", "On the promenade", "An der Promenade") },
  { id: 2, name: words("In het centrum", "Dans le centre", "In the centre", "Im Zentrum") },
  { id: 3, name: words("In de duinen", "Dans les dunes", "In the dunes", "In den Dünen") },
  { id: 4, name: words("Aan de haven", "Au port", "By the harbour", "Am Hafen") },
  { id: 5, name: words("In de polder", "Dans les polders", "In the polder", "Im Polder") },
];

export const RENTAL_SUB_KINDS = [
  { id: 1, name: words("Studio", "Studio", "Studio", "Studio") },
  { id: 2, name: words("Appartement", "Appartement", "Apartment", "Wohnung") },
  { id: 3, name: words("Penthouse", "Penthouse", "Penthouse", "Penthouse") },
  { id: 4, name: words("Villa", "Villa", "Villa", "Villa") },
  { id: 5, name: words("Vakantiehuis", "Maison de vacances", "Holiday house", "Ferienhaus") },
];

export const PERIOD_TYPES = [
  { id: 1, name: words("Week", "Semaine", "Week", "Woche") },
  { id: 2, name: words("Weekend", "Week-end", "Weekend", "Wochenende") },
  { id: 3, name: words("Midweek", "Midweek", "Midweek", "Midweek") },
];

const OPTION_NAMES = [
  words("Zicht op zee", "Vue sur mer", "View of the sea", "Blick aufs Meer"),
  words("Terras", "Terrasse", "Terrace", "Terrasse"),
  words("Wifi", "Wi-Fi", "Wi-Fi", "WLAN"),
  words("Vaatwasser", "Lave-vaisselle", "Dishwasher", "Geschirrspüler"),
  words("Wasmachine", "Lave-linge", "Washing machine", "Waschmaschine"),
  words("Bedlinnen inbegrepen", "Draps compris", "Bed linen included", "Bettwäsche inklusive"),
  words("Kinderbed", "Lit d’enfant", "Cot", "Kinderbett"),
  words("Lift", "Ascenseur", "Lift", "Aufzug"),
  words("Fietsenberging", "Local à vélos", "Bicycle storage", "Fahrradraum"),
  words("Strandcabine", "Cabine de plage", "Beach hut", "Strandkabine"),
  words(
    "Laadpaal in de straat",
    "Borne de recharge dans la rue",
    "Charging point in the street",
    "Ladesäule in der Straße",
  ),
];

/** By their place in the list of names, from 1. */
export const RENTAL_OPTIONS = OPTION_NAMES.map((name, at) => ({ id: at + 1, name }));
export const SEA_VIEW = 1;
export const LIFT = 8;
