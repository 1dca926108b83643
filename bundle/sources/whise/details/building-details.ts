import type { MappingRow } from "../../mapping-row.ts";
import * as codes from "../detail-codes.ts";
import { label } from "../../row-kinds.ts";
import { choice, detail, inUnit, text, to } from "./detail-row.ts";

export const BUILDING_DETAILS: readonly MappingRow[] = [
  to(14, "Année de construction", "property.construction.construction_year"),
  to(585, "Année de rénovation", "property.construction.renovation_year"),
  to(15, "nombre d'étages", "property.construction.floors_count"),
  to(26, "largeur front de rue", "property.construction.land_width"),
  to(713, "largeur de façade", "property.construction.facade_width"),
  to(718, "profondeur terrain", "property.construction.land_depth"),
  inUnit(
    27,
    "surface bâtie",
    "m²",
    label("Bebouwde oppervlakte", "Surface bâtie", "Built area", "Bebaute Fläche"),
  ),
  inUnit(407, "surface nette", "m²", label("Netto-oppervlakte", "Surface nette", "Net area", "Nettofläche")),
  ...choice(
    23,
    "orientation du bâtiment",
    "property.construction.orientation",
    codes.ORIENTATIONS,
    "Orientation",
    label("Oriëntatie", "Orientation", "Orientation", "Ausrichtung"),
  ),
  text(
    1737,
    "Exposition de la façade avant",
    label(
      "Ligging van de voorgevel",
      "Exposition de la façade avant",
      "Front facade faces",
      "Lage der Vorderfassade",
    ),
  ),
  ...choice(
    795,
    "Type d'environnement",
    "property.general.environment",
    codes.ENVIRONMENTS,
    "EnvironmentType",
    label("Omgeving", "Environnement", "Surroundings", "Umgebung"),
  ),
  text(
    904,
    "destination bâtiment",
    label(
      "Bestemming van het gebouw",
      "Destination du bâtiment",
      "Purpose of the building",
      "Zweck des Gebäudes",
    ),
  ),
  to(1849, "x de coordonnées xy (the latitude)", "general.address.location.latitude"),
  to(1850, "y de coordonnées xy (the longitude)", "general.address.location.longitude"),
  detail(1914, "Titre de l'annonce", { to: "general.title", language: "context" }),
];
