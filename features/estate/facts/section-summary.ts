import type { MessageKey } from "#domain/locale/translate.ts";
import type {
  EstateView,
  FactGroupView,
  FieldView,
  SectionView,
  SummaryView,
  TextView,
} from "../estate-view.ts";

/** Parts of the page that a phone shows whole. */
const SHOWN_WHOLE: ReadonlySet<string> = new Set(["units", "place"]);

/** Facts of a part among which those are chosen that fit beside its title. */
const MOST = 12;

/** What sections are drawn from, beside their rows of facts. */
export type Drawn = Pick<EstateView, "epc" | "floors" | "plans" | "media" | "documents" | "priceSummary">;

/** Adds to each part of the page that a phone folds what it says while it is folded. Example: documents say "5 documenten". */
export function withSummaries(sections: readonly SectionView[], drawn: Drawn): SectionView[] {
  return sections.map((section) =>
    SHOWN_WHOLE.has(section.key) ? section : { ...section, summary: summaryOf(section, drawn) },
  );
}

function summaryOf({ key, groups }: SectionView, drawn: Drawn): readonly SummaryView[] {
  const special = SPECIAL[key]?.(drawn) ?? [];
  const facts = special.length > 0 ? special : groups.flatMap(factsOf);
  return (facts.length > 0 ? facts : totalOf(drawn, key)).slice(0, MOST);
}

const fact = (value: TextView): SummaryView => ({ label: null, value });

const counted = (words: MessageKey, count: number): SummaryView[] =>
  count > 0 ? [fact({ words, given: { count } })] : [];

/** Parts whose drawing says more than their first rows. */
const SPECIAL: Readonly<Record<string, (drawn: Drawn) => SummaryView[]>> = {
  epc: energyOf,
  energy: energyOf,
  layout: ({ floors }) =>
    floors.flatMap(({ name, rooms }) => (name ? [name] : rooms.flatMap((room) => room.name ?? []))).map(fact),
  plans: ({ plans }) => counted("estate.count.plans", plans.length),
  media: ({ media }) => counted("estate.count.media", media.length),
  documents: ({ documents }) => counted("estate.count.documents", documents.length),
};

function energyOf({ epc }: Drawn): SummaryView[] {
  if (!epc) return [];
  const name = { text: epc.name };
  const letter = { label: name, value: { text: epc.labels.join("–") } };
  if (epc.labels.length === 0) return epc.value ? [{ label: name, value: { text: epc.value } }] : [];
  return [letter, ...(epc.value ? [fact({ text: epc.value })] : [])];
}

function totalOf({ priceSummary }: Drawn, key: string): SummaryView[] {
  const line = key === "financial" ? priceSummary?.lines.at(-1) : undefined;
  return line ? [{ label: { words: line.label }, value: { text: line.amount } }] : [];
}

function factsOf({ fields, scores, items }: FactGroupView): SummaryView[] {
  return [
    ...scores.map(({ label, letter }) => ({ label, value: { text: letter } })),
    ...fields.flatMap(factOf),
    ...items.map(({ label }) => ({ label, value: null })),
  ];
}

function factOf({ label, values: [value] }: FieldView): SummaryView[] {
  if (!value || isUnknown(value)) return [];
  return [{ label, value }];
}

function isUnknown(value: TextView): boolean {
  return "words" in value && value.words === "display.notEntered";
}
