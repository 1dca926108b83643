import { formatNumber } from "../../../domain/locale/number.ts";
import type { Multilingual } from "../../../domain/locale/multilingual.ts";
import type { Home } from "../home/home.ts";
import type { Gallery } from "../pictures.ts";
import type { NodeInput } from "./node-of-home.ts";

const words = (nl: string, fr: string, en: string, de: string): Multilingual => ({ nl, fr, en, de });

const CERTIFICATE = words(
  "Energieprestatiecertificaat",
  "Certificat de performance énergétique (PEB)",
  "Energy performance certificate",
  "Energieausweis",
);
const SOIL = words("Bodemattest", "Attestation du sol", "Soil certificate", "Bodenbescheinigung");
const TERMS = words(
  "Verkoopsvoorwaarden",
  "Conditions de vente",
  "Conditions of sale",
  "Verkaufsbedingungen",
);

const EXAMPLE = "Voorbeeld uit de demo van Gevel: geen echt document.";

/** Papers to take along, as PDF: what the law or the notary asks for, and never an address. */
export function documentsOfHome(home: Home, gallery: Gallery, reference: string): NodeInput["files"] {
  const { state, place, notary, kind } = home;
  const file = (comment: Multilingual, ...lines: string[]) => ({
    type: "PDF",
    comment,
    link: gallery.document({
      title: comment.nl ?? "",
      lines: [`Dossier ${reference}`, ...lines, "", EXAMPLE],
    }),
  });
  return [
    ...(state.energy
      ? [
          file(
            CERTIFICATE,
            `Label ${state.energy.label}`,
            `${formatNumber(state.energy.value, 0)} kWh/m² per jaar`,
          ),
        ]
      : []),
    ...(place.town.region === "FLANDERS" && kind.family === "plot"
      ? [file(SOIL, "De OVAM beschikt voor deze grond niet over gegevens.")]
      : []),
    ...(notary ? [file(TERMS, "De koper betaalt de prijs binnen zes weken na de toewijzing.")] : []),
  ];
}
