import type { MappingRow } from "../../mapping-row.ts";
import { label } from "../../row-kinds.ts";
import { flag, inUnit, to } from "./detail-row.ts";

export const NEARBY_DETAILS: readonly MappingRow[] = [
  to(108, "magasins", "property.other.distance_shops"),
  to(109, "écoles", "property.other.distance_school"),
  to(110, "transports en commun", "property.other.distance_public_transport"),
  to(115, "plage", "property.other.distance_beach"),
  inUnit(
    111,
    "Centre-ville",
    "m",
    label(
      "Afstand tot het centrum",
      "Distance du centre-ville",
      "Distance to the centre",
      "Entfernung zum Zentrum",
    ),
  ),
  flag(
    1781,
    "Magasins",
    label("Winkels in de buurt", "Magasins à proximité", "Shops nearby", "Geschäfte in der Nähe"),
  ),
  flag(
    1782,
    "Ecoles",
    label("Scholen in de buurt", "Écoles à proximité", "Schools nearby", "Schulen in der Nähe"),
  ),
  flag(
    1783,
    "Transports en commun",
    label(
      "Openbaar vervoer in de buurt",
      "Transports en commun à proximité",
      "Public transport nearby",
      "Öffentlicher Verkehr in der Nähe",
    ),
  ),
  flag(
    1784,
    "Centre-ville",
    label("Centrum in de buurt", "Centre-ville à proximité", "Centre nearby", "Zentrum in der Nähe"),
  ),
  flag(1788, "Plage", label("Strand in de buurt", "Plage à proximité", "Beach nearby", "Strand in der Nähe")),
];
