import type { MappingRow } from "../../mapping-row.ts";
import { label } from "../../row-kinds.ts";
import { detail, flag, inUnit, to } from "./detail-row.ts";

export const ROOM_DETAILS: readonly MappingRow[] = [
  to(19, "nombre de garage", ["layout.garage", "property.other.garages_count"]),
  flag(
    20,
    "parking intérieur",
    label("Binnenparking", "Parking intérieur", "Indoor parking", "Innenparkplatz"),
  ),
  flag(
    21,
    "parking extérieur",
    label("Buitenparking", "Parking extérieur", "Outdoor parking", "Außenparkplatz"),
  ),
  detail(998, "Parking(s) intérieur", {
    extra: label(
      "Binnenparkeerplaatsen",
      "Places de parking intérieures",
      "Indoor parking spaces",
      "Innenstellplätze",
    ),
  }),
  to(999, "Parking(s) extérieur", ["layout.parkingspace", "property.other.parking_spaces_count"]),
  detail(1068, "nombre de carport", {
    extra: label("Aantal carports", "Nombre de carports", "Number of carports", "Anzahl Carports"),
  }),
  flag(143, "carport", label("Carport", "Carport", "Carport", "Carport")),
  to(55, "Nbre de toilette(s)", ["layout.toilet", "property.construction.toilets_count"]),
  to(57, "nombre de sdd", "property.construction.shower_rooms_count"),
  to(78, "chambre 1", "property.layout.bedroom1.surface"),
  to(79, "chambre 2", "property.layout.bedroom2.surface"),
  to(80, "chambre 3", "property.layout.bedroom3.surface"),
  to(1009, "Salle de séjour", "property.layout.living.surface"),
  to(874, "surface de terrasse 1", "property.other.terrace_surface"),
  detail(1005, "Nbre de terrasse(s)", {
    extra: label("Aantal terrassen", "Nombre de terrasses", "Number of terraces", "Anzahl Terrassen"),
  }),
  flag(39, "buanderie", label("Wasplaats", "Buanderie", "Laundry room", "Waschküche")),
  flag(56, "véranda", label("Veranda", "Véranda", "Veranda", "Veranda")),
  flag(67, "bureau", label("Bureau", "Bureau", "Office", "Büro")),
  flag(134, "débarras", label("Berging", "Débarras", "Storage room", "Abstellraum")),
  flag(142, "salle de fitness", label("Fitnessruimte", "Salle de fitness", "Fitness room", "Fitnessraum")),
  inUnit(
    1067,
    "salle de fitness",
    "m²",
    label(
      "Oppervlakte fitnessruimte",
      "Surface de la salle de fitness",
      "Area of the fitness room",
      "Fläche des Fitnessraums",
    ),
  ),
  inUnit(1494, "bureau 1", "m²", label("Bureau 1", "Bureau 1", "Office 1", "Büro 1")),
  inUnit(1495, "bureau 2", "m²", label("Bureau 2", "Bureau 2", "Office 2", "Büro 2")),
  inUnit(1496, "bureau 3", "m²", label("Bureau 3", "Bureau 3", "Office 3", "Büro 3")),
  inUnit(
    1024,
    "possibilité profession libérale",
    "m²",
    label(
      "Ruimte voor vrij beroep",
      "Espace pour profession libérale",
      "Space for a liberal profession",
      "Raum für freien Beruf",
    ),
  ),
  flag(
    59,
    "Profession libérale poss.",
    label(
      "Vrij beroep mogelijk",
      "Profession libérale possible",
      "Liberal profession possible",
      "Freier Beruf möglich",
    ),
  ),
];
