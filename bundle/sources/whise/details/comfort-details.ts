import type { MappingRow } from "../../mapping-row.ts";
import * as codes from "../detail-codes.ts";
import { CLIENT } from "../whise-codes.ts";
import { label } from "../../row-kinds.ts";
import { americanDateInWords, hasDetail, lacksDetail } from "../whise-conversions.ts";
import { choice, detail, flag, text, to } from "./detail-row.ts";

export const COMFORT_DETAILS: readonly MappingRow[] = [
  to(22, "accès handicapés", "property.comfort.wheelchair_accessible"),
  to(43, "air conditionné", "property.comfort.air_conditioning"),
  to(322, "piscine", "property.comfort.swimming_pool"),
  to(372, "ascenseur", "property.comfort.elevator"),
  text(
    1178,
    "type d'ascenseur",
    label("Soort lift", "Type d'ascenseur", "Kind of elevator", "Art des Aufzugs"),
  ),
  detail(53, "chauffage (ind/coll)", {
    to: "property.comfort.common_heating",
    codes: { "638": "INDIVIDUAL", "639": "COMMON" },
    codeField: "enum.id",
    source: `${CLIENT}/Details/HeatingSource.php`,
  }),
  ...choice(
    1020,
    "chauffage",
    "property.comfort.heating",
    codes.HEATINGS,
    "HeaterType",
    label("Verwarming", "Chauffage", "Heating", "Heizung"),
  ),
  ...choice(
    1595,
    "type de cuisine",
    "property.comfort.kitchen_type",
    codes.KITCHENS,
    "KitchenType",
    label("Keuken", "Cuisine", "Kitchen", "Küche"),
  ),
  detail(38, "cuisine", {
    extra: label("Keuken", "Cuisine", "Kitchen", "Küche"),
    codes: { "1": true, "0": null },
    when: lacksDetail(1595),
  }),
  detail(38, "cuisine", { readWith: "details[1595]", when: hasDetail(1595) }),
  text(1596, "sdb", label("Badkamer", "Salle de bain", "Bathroom", "Badezimmer")),
  detail(461, "double vitrage", { to: "property.comfort.glazing_type", codes: { "1": "DOUBLE", "0": null } }),
  text(
    1634,
    "double vitrage",
    label("Isolerend glas", "Vitrage isolant", "Insulating glazing", "Isolierverglasung"),
  ),
  flag(778, "isolation", label("Isolatie", "Isolation", "Insulation", "Isolierung")),
  text(
    1183,
    "type de revêtement de sol",
    label("Vloer", "Revêtement de sol", "Floor covering", "Bodenbelag"),
  ),
  text(
    1617,
    "revêtement de sol de bureaux général",
    label(
      "Vloer van de kantoren",
      "Revêtement de sol des bureaux",
      "Floor covering of the offices",
      "Bodenbelag der Büros",
    ),
  ),
  to(1752, "Alarme", "property.comfort.alarm"),
  to(1763, "parlophone", "property.comfort.intercom"),
  to(1771, "Videophone", "property.comfort.videophone"),
  to(1769, "Porte blindée", "property.comfort.armored_door"),
  flag(2809, "Digicode", label("Codeslot", "Digicode", "Door code", "Türcode")),
  flag(1762, "concierge", label("Conciërge", "Concierge", "Caretaker", "Hausmeister")),
  to(1764, "animaux domestiques", "property.comfort.pets_allowed"),
  to(1757, "télévision par cable", "property.comfort.cable_tv"),
  flag(729, "téléphone", label("Telefoon", "Téléphone", "Telephone", "Telefon")),
  flag(
    734,
    "centrale tél.",
    label("Telefooncentrale", "Centrale téléphonique", "Telephone exchange", "Telefonzentrale"),
  ),
  to(724, "égouts", "property.comfort.sewer_connection"),
  to(757, "électricité", "property.comfort.electricity_connection"),
  to(1760, "gaz", "property.comfort.gas_connection"),
  to(1772, "eau", "property.comfort.water_connection"),
  text(
    1432,
    "type d'électricité",
    label("Elektriciteit", "Type d'électricité", "Electricity", "Elektrizität"),
  ),
  flag(1773, "Citerne d'eau", label("Waterput", "Citerne d'eau", "Water tank", "Wassertank")),
  flag(758, "citerne à mazout", label("Stookolietank", "Citerne à mazout", "Fuel tank", "Heizöltank")),
  detail(2838, "Date du dernier entretien de la chaudière", {
    extra: label(
      "Laatste onderhoud van de ketel",
      "Dernier entretien de la chaudière",
      "Last service of the boiler",
      "Letzte Wartung des Kessels",
    ),
    convert: americanDateInWords,
    says: "MM/DD/YYYY",
  }),
];
