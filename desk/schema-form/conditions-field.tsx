import { TRANSACTIONS } from "#domain/estate/reference/transactions.ts";
import { ChipsField } from "../fields/options-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { useSchemaForm } from "./form-place.ts";
import { useMessages } from "./messages.ts";
import type { Place } from "./places.ts";
import { useFrame } from "./schema-field.tsx";

type Conditions = {
  readonly terms?: Readonly<Record<string, readonly unknown[]>>;
  readonly [kind: string]: unknown;
};

const STATUS = "general.transaction.id";

/** Which listings a list shows, by what becomes of them; other conditions stay as they are, and are counted. */
export function ConditionsField({ place }: { readonly place: Place }) {
  const t = useMessages();
  const { locale } = useLanguage();
  const { set } = useSchemaForm();
  const { value, ...frame } = useFrame({ name: "where" }, place);
  const where = (value ?? {}) as Conditions;
  const chosen = (where.terms?.[STATUS] ?? []).map(String);
  const others = countOthers(where);
  const change = (ids: readonly string[]) => {
    const { [STATUS]: _status, ...terms } = where.terms ?? {};
    const next = ids.length > 0 ? { ...terms, [STATUS]: ids.map(Number) } : terms;
    const { terms: _terms, ...rest } = where;
    set(place, Object.keys(next).length > 0 ? { ...rest, terms: next } : rest);
  };
  return (
    <ChipsField
      {...frame}
      hint={others > 0 ? t("where.others", { count: others }) : t("where.hint")}
      value={chosen}
      choices={TRANSACTIONS.map(({ id, name }) => ({ value: String(id), label: name[locale] }))}
      onChange={(next) => change(next ?? [])}
    />
  );
}

function countOthers({ terms = {}, ...rest }: Conditions): number {
  const ofTerms = Object.keys(terms).filter((path) => path !== STATUS).length;
  return Object.values(rest).reduce<number>((sum, kind) => sum + countOf(kind), ofTerms);
}

function countOf(kind: unknown): number {
  if (Array.isArray(kind)) return kind.length > 0 ? 1 : 0;
  return typeof kind === "object" && kind !== null ? Object.keys(kind).length : 0;
}
