import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Home } from "../home/home.ts";

type Amenity = { name: Multilingual; has: (home: Home) => boolean };

const words = (nl: string, fr: string, en: string, de: string): Multilingual => ({ nl, fr, en, de });
const every = (step: number, from: number) => (home: Home) => home.id % step === from;
const built = ({ kind }: Home) => kind.family !== "plot" && kind.family !== "garage";

const FACILITIES: readonly Amenity[] = [
  { name: words("Elektriciteit", "Électricité", "Electricity", "Strom"), has: built },
  { name: words("Stadswater", "Eau de ville", "Mains water", "Stadtwasser"), has: built },
  {
    name: words("Aardgas", "Gaz naturel", "Natural gas", "Erdgas"),
    has: ({ state }) => state.heating === "GAS",
  },
  {
    name: words("Riolering", "Égouts", "Mains drainage", "Kanalisation"),
    has: (home) => built(home) && home.kind.voice !== "farm",
  },
  {
    name: words("Zonnepanelen", "Panneaux solaires", "Solar panels", "Solaranlage"),
    has: ({ state }) => state.solarPanels,
  },
  {
    name: words("Warmtepomp", "Pompe à chaleur", "Heat pump", "Wärmepumpe"),
    has: ({ state }) => state.heatPump,
  },
  {
    name: words("Regenwaterput", "Citerne d’eau de pluie", "Rainwater tank", "Regenwasserzisterne"),
    has: ({ kind, id }) => kind.family === "house" && id % 3 !== 0,
  },
  { name: words("Lift", "Ascenseur", "Lift", "Aufzug"), has: ({ body }) => body.elevator === true },
  {
    name: words("Videofoon", "Vidéophone", "Video entry phone", "Video-Gegensprechanlage"),
    has: ({ kind, id }) => kind.family === "apartment" && id % 2 === 0,
  },
  {
    name: words("Alarm", "Alarme", "Alarm", "Alarmanlage"),
    has: (home) => home.kind.voice === "villa" || home.kind.voice === "estate",
  },
  {
    name: words("Open haard", "Feu ouvert", "Open fireplace", "Offener Kamin"),
    has: (home) => ["mansion", "farm", "cottage", "estate"].includes(home.kind.voice),
  },
  {
    name: words("Laadpaal", "Borne de recharge", "Charging point", "Ladestation"),
    has: (home) => home.body.garages > 0 && every(4, 1)(home),
  },
  {
    name: words("Fietsenberging", "Local vélos", "Bicycle storage", "Fahrradraum"),
    has: ({ kind }) => kind.family === "apartment" || kind.family === "room",
  },
  {
    name: words("Glasvezel", "Fibre optique", "Fibre internet", "Glasfaser"),
    has: (home) => built(home) && every(3, 1)(home),
  },
  {
    name: words("Zwembad", "Piscine", "Swimming pool", "Schwimmbad"),
    has: (home) => home.kind.voice === "estate" || (home.kind.voice === "villa" && every(3, 0)(home)),
  },
];

const RENTAL_OPTIONS: readonly Amenity[] = [
  { name: words("Gemeubeld", "Meublé", "Furnished", "Möbliert"), has: ({ state }) => state.furnished },
  {
    name: words("Internet inbegrepen", "Internet inclus", "Internet included", "Internet inklusive"),
    has: ({ kind }) => kind.family === "room",
  },
  {
    name: words(
      "Domicilie niet mogelijk",
      "Domiciliation impossible",
      "No registered residence",
      "Keine Anmeldung möglich",
    ),
    has: ({ kind, transaction }) => kind.family === "room" || transaction === 4,
  },
  {
    name: words(
      "Provisie gemeenschappelijke kosten",
      "Provision pour charges communes",
      "Advance on common charges",
      "Vorauszahlung auf die Nebenkosten",
    ),
    has: ({ kind }) => kind.family === "apartment",
  },
  {
    name: words(
      "Plaatsbeschrijving verplicht",
      "État des lieux obligatoire",
      "Inventory of fixtures required",
      "Übergabeprotokoll erforderlich",
    ),
    has: () => true,
  },
];

const namesOf = (amenities: readonly Amenity[], home: Home) =>
  amenities.filter(({ has }) => has(home)).map(({ name }) => name);

export const facilitiesOf = (home: Home) => namesOf(FACILITIES, home);
export const rentalOptionsOf = (home: Home) => namesOf(RENTAL_OPTIONS, home);
