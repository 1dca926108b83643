import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Home } from "../home/home.ts";

type Row = { criteria: Multilingual; value: Multilingual; comment?: Multilingual | null };

const words = (nl: string, fr: string, en: string, de: string): Multilingual => ({ nl, fr, en, de });

const CRITERIA = {
  roof: words("Dak", "Toiture", "Roof", "Dach"),
  glazing: words("Beglazing", "Vitrage", "Glazing", "Verglasung"),
  heating: words("Verwarming", "Chauffage", "Heating", "Heizung"),
  joinery: words("Buitenschrijnwerk", "Menuiseries extérieures", "Window frames", "Fensterrahmen"),
};

const ROOFS: Record<string, Multilingual> = {
  SADDLEBACK: words("Zadeldak", "Toit à deux versants", "Gable roof", "Satteldach"),
  HIPPED: words("Schilddak", "Toit à croupes", "Hipped roof", "Walmdach"),
  FLAT: words("Plat dak", "Toit plat", "Flat roof", "Flachdach"),
};

const GLAZINGS = {
  SINGLE: words("Enkel glas", "Simple vitrage", "Single glazing", "Einfachverglasung"),
  DOUBLE: words("Dubbel glas", "Double vitrage", "Double glazing", "Doppelverglasung"),
  TRIPLE: words("Driedubbel glas", "Triple vitrage", "Triple glazing", "Dreifachverglasung"),
};

const HEATINGS: Record<string, Multilingual> = {
  GAS: words(
    "Centrale verwarming op gas",
    "Chauffage central au gaz",
    "Gas central heating",
    "Gaszentralheizung",
  ),
  OIL: words(
    "Centrale verwarming op stookolie",
    "Chauffage central au mazout",
    "Oil-fired central heating",
    "Ölzentralheizung",
  ),
  ELECTRICITY: words("Warmtepomp", "Pompe à chaleur", "Heat pump", "Wärmepumpe"),
  PELLET: words("Pelletketel", "Chaudière à pellets", "Pellet boiler", "Pelletkessel"),
  PROPANE_GAS: words("Propaangas", "Gaz propane", "Propane gas", "Propangas"),
  GAS_HEATERS: words("Gaskachels", "Convecteurs au gaz", "Gas heaters", "Gasöfen"),
  COAL: words("Kolenkachel", "Poêle à charbon", "Coal stove", "Kohleofen"),
  HEAT_ACCUMULATION: words(
    "Accumulatieverwarming",
    "Chauffage à accumulation",
    "Storage heaters",
    "Nachtspeicherheizung",
  ),
};

const JOINERY = [
  words("Pvc", "PVC", "PVC", "Kunststoff"),
  words("Aluminium", "Aluminium", "Aluminium", "Aluminium"),
  words("Hout", "Bois", "Timber", "Holz"),
];

export function buildTechnicalsOf({ state, id }: Home): Row[] {
  const rows: (Row | null)[] = [
    state.roof && ROOFS[state.roof] ? { criteria: CRITERIA.roof, value: ROOFS[state.roof]! } : null,
    state.glazing && { criteria: CRITERIA.glazing, value: GLAZINGS[state.glazing] },
    state.heating && HEATINGS[state.heating]
      ? { criteria: CRITERIA.heating, value: HEATINGS[state.heating]! }
      : null,
    state.glazing && { criteria: CRITERIA.joinery, value: JOINERY[id % JOINERY.length]! },
  ];
  return rows.filter((row) => row !== null);
}
