import type { MessageKey } from "#domain/locale/translate.ts";
import type { DisplayContext } from "#domain/display/rules.ts";

type OtherLabels = { readonly [label in MessageKey]?: MessageKey };

type Case = {
  readonly when: (context: DisplayContext) => boolean;
  readonly says: OtherLabels;
};

const isLet = ({ status }: DisplayContext) => status === "TO_RENT" || status === "RENTED";

/** EPC, EPB and PEB are Belgian. */
const CERTIFICATE_ABROAD = {
  "display.field.energy_label": "estate.certificateAbroad.label",
  "display.field.epc_value": "estate.certificateAbroad.value",
  "display.field.epc_number": "estate.certificateAbroad.number",
  "display.field.epc_valid_until": "estate.certificateAbroad.validUntil",
  "display.field.customEpcLabel": "estate.certificateAbroad.statement",
  "display.field.shared.energy_label": "estate.certificateAbroad.shared.label",
  "display.field.shared.epc_value": "estate.certificateAbroad.shared.value",
  "display.field.shared.epc_number": "estate.certificateAbroad.shared.number",
  "display.field.shared.customEpcLabel": "estate.certificateAbroad.shared.statement",
} as const;

/** What a fact is called where its usual name would be wrong. */
const CASES: readonly Case[] = [
  {
    // What the certificate itself calls its figures.
    when: ({ region }) => region === "WALLONIA",
    says: {
      "display.field.epc_value": "estate.espec",
      "display.field.epc_value_total": "estate.etotal",
      "display.field.plan_zone": "estate.sectorPlan",
    },
  },
  { when: ({ region }) => region === "ABROAD", says: CERTIFICATE_ABROAD },
  {
    // Since 2018 one permit for building and environment (Flemish planning code, art. 4.2.1); elsewhere the older names hold.
    when: ({ region }) => region === "FLANDERS",
    says: { "display.field.planning_permission": "estate.environmentalPermit" },
  },
  {
    // The Walloon code (CoDT, D.IV.2) knows no permis de lotir any more.
    when: ({ region }) => region === "WALLONIA",
    says: { "display.field.subdivision_permit": "estate.urbanisationPermit" },
  },
  {
    // A rental deposit is one of a lease.
    when: ({ status }) => status === "FOR_SALE" || status === "SOLD",
    says: { "display.field.warranty": "estate.guarantee" },
  },
  { when: isLet, says: { "display.field.price": "estate.cost.rent" } },
  { when: ({ isLifeAnnuity }) => isLifeAnnuity, says: { "display.field.price": "estate.cost.bouquet" } },
  {
    // Nobody lives in a shop or a garage.
    when: ({ type }) => type === "COMMERCIAL" || type === "GARAGE",
    says: { "display.field.living_area_surface": "estate.area", "estate.livingArea": "estate.area" },
  },
  { when: ({ type }) => type === "PLOT", says: { "display.tab.construction": "estate.plot" } },
];

/** Names a label or a title for an estate: the building of a plot is the plot. */
export function labelFor(context: DisplayContext): (label: MessageKey) => MessageKey {
  const others = Object.assign(
    {},
    ...CASES.filter(({ when }) => when(context)).map(({ says }) => says),
  ) as OtherLabels;
  return (label) => others[label] ?? label;
}
