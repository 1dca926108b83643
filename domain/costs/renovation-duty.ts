import { labelsOf } from "../estate/energy/epc.ts";
import type { SingleEnergyLabel } from "../estate/energy/energy-label.ts";
import type { Region } from "../estate/reference/enumerations.ts";
import { type CostRule, inForce } from "./cost-rule.ts";
import { READ_ON } from "./duty-sources.ts";

/** That homes of some labels must reach a better one: so many years after the deed, or by a year for all. */
export type RenovationRule = CostRule & {
  readonly region: Region;
  readonly labels: readonly SingleEnergyLabel[];
  readonly target: SingleEnergyLabel;
  readonly due: { readonly yearsAfterDeed: number } | { readonly byYear: number };
};

const FLEMISH = {
  act: {
    nl: "Energiebesluit, renovatieverplichting",
    fr: "Arrêté flamand sur l’énergie, obligation de rénovation",
    en: "Flemish Energy Decree, renovation duty",
    de: "Flämischer Energieerlass, Renovierungspflicht",
  },
  article: null,
  page: "https://www.vlaanderen.be/bouwen-wonen-en-energie/kopen-en-verkopen/een-huis-of-appartement-kopen/renovatieverplichting-voor-residentiele-gebouwen",
  readOn: READ_ON,
  checked: true,
} as const;

/** Wallonia plans a duty for purchases from 2028 on, which no law imposes yet. */
const RENOVATION_RULES: readonly RenovationRule[] = [
  {
    id: "renovation-flanders-2023",
    region: "FLANDERS",
    labels: ["E", "F"],
    target: "D",
    due: { yearsAfterDeed: 5 },
    from: "2023-01-01",
    until: "2025-12-31",
    source: FLEMISH,
  },
  {
    id: "renovation-flanders-2026",
    region: "FLANDERS",
    labels: ["E", "F"],
    target: "D",
    due: { yearsAfterDeed: 6 },
    from: "2026-01-01",
    until: null,
    source: FLEMISH,
  },
  {
    id: "renovation-brussels-2033",
    region: "BRUSSELS",
    labels: ["F", "G"],
    target: "E",
    due: { byYear: 2033 },
    from: "2024-02-23",
    until: null,
    source: {
      act: {
        nl: "Brussels wetboek van lucht, klimaat en energie (BWLKE)",
        fr: "Code bruxellois de l’air, du climat et de l’énergie (CoBrACE)",
        en: "Brussels Code of Air, Climate and Energy (CoBrACE)",
        de: "Brüsseler Gesetzbuch über Luft, Klima und Energie (CoBrACE)",
      },
      article: null,
      page: "https://www.renolution.brussels/fr/news/la-reglementation-bruxelloise-acte-la-fin-des-batiments-energivores",
      readOn: READ_ON,
      checked: true,
    },
  },
];

type RenovationQuestion = {
  readonly region: Region;
  /** The certificate's, also a pair. */
  readonly label: string | null;
  readonly isHome: boolean;
  readonly day: string;
};

/** The duty that a buyer takes over on a day; null where none is known. Example: label F in Flanders must be D six years after a deed of 2026. */
export function renovationRuleOf({ region, label, isHome, day }: RenovationQuestion): RenovationRule | null {
  const labels = labelsOf(label);
  if (!isHome) return null;
  const rules = inForce(RENOVATION_RULES, day).filter((rule) => rule.region === region);
  return rules.find((rule) => labels.some((single) => rule.labels.includes(single))) ?? null;
}
