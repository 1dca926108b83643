import { HEAD_TYPES } from "#domain/estate/reference/head-types.ts";
import type { PropertyType } from "#domain/estate/reference/enumerations.ts";
import { SUB_TYPES, type SubType } from "#domain/estate/reference/sub-types.ts";
import { type Transaction, transactionOf, TRANSACTIONS } from "#domain/estate/reference/transactions.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import { bad, quoted, type ReadValue } from "../values/read-value.ts";
import { wordKey } from "../values/word-key.ts";
import { createNamedList } from "./named-list.ts";
import { createTowns, type Towns } from "./towns.ts";
import { HEAD_TYPE_WORDS, STATUS_WORDS, SUB_TYPE_WORDS, TRANSACTION_WORDS } from "./type-words.ts";

type Row = { readonly id: number; readonly name: Multilingual };
type SubTypeRow = Row & {
  readonly headTypeId?: number | null | undefined;
  readonly type?: PropertyType | null | undefined;
};

type TypeOfEstate = {
  readonly headTypeId?: number | undefined;
  readonly subTypeId?: number | undefined;
};

/** The lists that words of a sheet are looked up in: the site's own first, then the product's. */
export type SiteLists = Pick<Towns, "townOf"> & {
  readonly typeOf: (text: string, headTypeId?: number) => ReadValue<TypeOfEstate>;
  readonly transactionOf: (text: string) => ReadValue<number>;
  /** The transaction that a status makes of another one; null is a listing that is not to be shown. */
  readonly afterStatus: (
    status: string,
    transactionId: number | undefined,
  ) => ReadValue<number | null | undefined>;
  /** What was used and the site does not have yet: the `reference.json` of the bundle. */
  readonly additions: () => Partial<ReferenceData>;
};

export function createSiteLists(site: ReferenceData): SiteLists {
  const types = createTypes(site);
  const transactions = createTransactions(site.transactions);
  const { townOf, added } = createTowns(site.cities);
  return {
    townOf,
    typeOf: types.typeOf,
    transactionOf: transactions.transactionOf,
    afterStatus: transactions.afterStatus,
    additions: () => ({ ...types.added(), transactions: transactions.added(), cities: [...added()] }),
  };
}

function createTypes(site: Pick<ReferenceData, "headTypes" | "subTypes">) {
  const heads = createNamedList<Row>({
    site: site.headTypes,
    product: HEAD_TYPES,
    wordsOf: ({ id }) => HEAD_TYPE_WORDS[id],
  });
  const wordsOf = (row: SubTypeRow) => SUB_TYPE_WORDS[(row as SubType).code];
  const subs = createNamedList<SubTypeRow>({ site: site.subTypes, product: SUB_TYPES, wordsOf });
  const usual = createNamedList<SubTypeRow>({ site: [], product: SUB_TYPES, wordsOf });
  const typeOf: SiteLists["typeOf"] = (text, headTypeId) => {
    const head = heads.find(text)[0];
    const fitting = subs.find(text);
    const wanted = headTypeId ?? head?.id;
    const sub = fitting.find((row) => row.headTypeId === wanted) ?? (head ? undefined : fitting[0]);
    if (!head && !sub) return bad(`${quoted(text)} is no type of estate that is known`);
    // A site's own list may not say what its sub types belong to.
    const headOf = head?.id ?? sub?.headTypeId ?? usual.find(text)[0]?.headTypeId ?? undefined;
    heads.use(headOf);
    subs.use(sub?.id);
    return { value: { headTypeId: headOf, subTypeId: sub?.id } };
  };
  const added = () => ({
    headTypes: heads.added().map(({ id, name }) => ({ id, name })),
    subTypes: subs.added().map(({ id, name, headTypeId, type }) => ({ id, name, headTypeId, type })),
  });
  return { typeOf, added };
}

function createTransactions(site: ReferenceData["transactions"]) {
  const list = createNamedList<Row>({
    site,
    product: TRANSACTIONS,
    wordsOf: ({ id }) => TRANSACTION_WORDS[id],
  });
  const use = (id: number): ReadValue<number> => {
    list.use(id);
    return { value: id };
  };
  const read: SiteLists["transactionOf"] = (text) => {
    const row = list.find(text)[0];
    return row ? use(row.id) : bad(`${quoted(text)} is no transaction, as "te koop" or "à louer" is`);
  };
  const afterStatus: SiteLists["afterStatus"] = (status, transactionId) => {
    const says = STATUS_OF_WORD.get(wordKey(status));
    if (says === "withdrawn") return { value: null };
    if (says === "available") return { value: transactionId };
    if (says === "under-option") return use(underOption(transactionId));
    const named = list.find(status)[0]?.id;
    if (named === undefined) return bad(`${quoted(status)} is no status that is known`);
    return { value: isMoreSpecific(transactionId, named) ? transactionId : use(named) && named };
  };
  const added = () => list.added().map(({ id, name }) => ({ id, name }));
  return { transactionOf: read, afterStatus, added };
}

const STATUS_OF_WORD: ReadonlyMap<string, keyof typeof STATUS_WORDS> = new Map(
  Object.entries(STATUS_WORDS).flatMap(([status, words]) =>
    words.split(", ").map((word) => [wordKey(word), status as keyof typeof STATUS_WORDS] as const),
  ),
);

/** Sale under option unless the listing is to let. */
function underOption(transactionId: number | undefined): number {
  const deal = transactionOf(transactionId)?.deal ?? "sale";
  const isOption = (row: Transaction) => row.deal === deal && row.availability === "under-option";
  return (
    TRANSACTIONS.find(isOption) ?? TRANSACTIONS.find(({ availability }) => availability === "under-option")!
  ).id;
}

/** A column of transactions that says "life annuity" says more than a status "for sale". */
function isMoreSpecific(transactionId: number | undefined, status: number): boolean {
  const [given, told] = [transactionOf(transactionId), transactionOf(status)];
  return given?.deal === told?.deal && told?.availability === "available" && given !== undefined;
}
