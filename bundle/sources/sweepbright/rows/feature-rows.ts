import { facility, label } from "../../row-kinds.ts";
import type { MappingRow, Place } from "../../mapping-row.ts";
import { AMENITIES, CLIENT } from "../sweepbright-codes.ts";
import { SAMPLE } from "./row-reasons.ts";

/** Amenities that have fields of ours. */
const OWN_FIELDS = new Set(["pool", "lift", "electrical_gate"]);

const isAmenity =
  (...codes: readonly string[]) =>
  ({ value }: Place) =>
    codes.includes(String(value));
const isFacility = ({ value }: Place) => !OWN_FIELDS.has(String(value));

export const FEATURE_ROWS: readonly MappingRow[] = [
  facility("features.energy.gas", "Energie: gas", "Énergie : gaz", "Energy: gas", "Energie: Gas"),
  facility(
    "features.energy.fuel",
    "Energie: stookolie",
    "Énergie : mazout",
    "Energy: fuel oil",
    "Energie: Heizöl",
  ),
  facility(
    "features.energy.electricity",
    "Energie: elektriciteit",
    "Énergie : électricité",
    "Energy: electricity",
    "Energie: Strom",
  ),
  { path: "features.energy.heat_pump", to: "property.comfort.heat_pump" },
  ...["water_softener", "fireplace", "sauna", "furnished"].map((name) => ({
    path: `features.comfort.${name}`,
    to: `property.comfort.${name}`,
  })),
  facility("features.comfort.home_automation", "Domotica", "Domotique", "Home automation", "Hausautomation"),
  facility(
    "features.comfort.walk_in_closet",
    "Inloopkast",
    "Dressing",
    "Walk-in closet",
    "Begehbarer Kleiderschrank",
  ),
  facility("features.comfort.home_cinema", "Thuisbioscoop", "Home cinéma", "Home cinema", "Heimkino"),
  facility("features.comfort.wine_cellar", "Wijnkelder", "Cave à vin", "Wine cellar", "Weinkeller"),
  facility(
    "features.comfort.fitness_room",
    "Fitnessruimte",
    "Salle de fitness",
    "Fitness room",
    "Fitnessraum",
  ),
  {
    path: "features.ecology.double_glazing",
    to: "property.comfort.glazing_type",
    codes: { true: "DOUBLE", false: null },
  },
  { path: "features.ecology.solar_panels", to: "property.comfort.solar_panels" },
  { path: "features.ecology.solar_boiler", to: "property.comfort.solar_boiler" },
  { path: "features.ecology.rainwater_harvesting", to: "property.comfort.rainwater_tank" },
  facility(
    "features.ecology.insulated_roof",
    "Geïsoleerd dak",
    "Toiture isolée",
    "Insulated roof",
    "Gedämmtes Dach",
  ),
  { path: "features.security.alarm", to: "property.comfort.alarm" },
  facility("features.security.concierge", "Conciërge", "Concierge", "Concierge", "Concierge"),
  facility(
    "features.security.video_surveillance",
    "Videobewaking",
    "Vidéosurveillance",
    "Video surveillance",
    "Videoüberwachung",
  ),
  facility(
    "features.heating_cooling.central_heating",
    "Centrale verwarming",
    "Chauffage central",
    "Central heating",
    "Zentralheizung",
  ),
  facility(
    "features.heating_cooling.floor_heating",
    "Vloerverwarming",
    "Chauffage au sol",
    "Floor heating",
    "Fußbodenheizung",
  ),
  { path: "features.heating_cooling.air_conditioning", to: "property.comfort.air_conditioning" },
  {
    path: "features.heating_cooling.individual_heating",
    to: "property.comfort.common_heating",
    codes: { true: "INDIVIDUAL", false: null },
  },
  {
    path: "amenities[]",
    to: "property.comfort.swimming_pool",
    codes: { pool: true },
    when: isAmenity("pool"),
  },
  { path: "amenities[]", to: "property.comfort.elevator", codes: { lift: true }, when: isAmenity("lift") },
  {
    path: "amenities[]",
    to: "property.comfort.electric_gate",
    codes: { electrical_gate: true },
    when: isAmenity("electrical_gate"),
  },
  {
    path: "amenities[]",
    to: "facilities[+]",
    codes: AMENITIES,
    when: isFacility,
    source: `${CLIENT} modules/fields/class-amenities.php`,
  },
  { path: "building.construction.year", to: "property.construction.construction_year", source: SAMPLE },
  { path: "building.construction.architect", to: "general.architect", source: SAMPLE },
  { path: "building.renovation.year", to: "property.construction.renovation_year", source: SAMPLE },
  {
    path: "building.renovation.description",
    extra: label("Renovatie", "Rénovation", "Renovation", "Renovierung"),
    language: "context",
    source: SAMPLE,
  },
  facility(
    "permissions.farming",
    "Landbouw toegelaten",
    "Agriculture autorisée",
    "Farming permitted",
    "Landwirtschaft erlaubt",
  ),
  facility(
    "permissions.fishing",
    "Vissen toegelaten",
    "Pêche autorisée",
    "Fishing permitted",
    "Angeln erlaubt",
  ),
  facility(
    "permissions.planning",
    "Vergunning voor planning",
    "Autorisation d’urbanisme",
    "Planning permission",
    "Planungsgenehmigung",
  ),
  facility(
    "permissions.construction",
    "Bouwen toegelaten",
    "Construction autorisée",
    "Construction permitted",
    "Bauen erlaubt",
  ),
];
