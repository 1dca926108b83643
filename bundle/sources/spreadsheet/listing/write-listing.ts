import type { Locale } from "#domain/locale/locale.ts";
import type { ReadValue } from "../values/read-value.ts";
import type { Place, TypedAddress } from "../values/read-place.ts";
import { readStreet } from "../values/read-place.ts";
import type { ListingDraft } from "../../write-draft.ts";
import type { Origin, RowValue } from "./row-values.ts";
import { setAt } from "./row-values.ts";
import type { SiteLists } from "./site-lists.ts";

/** What the cells of a row that belong together say, by the path of the column table. */
export type JoinedValues = ReadonlyMap<string, readonly RowValue[]>;

type Joining = {
  readonly draft: ListingDraft;
  readonly values: JoinedValues;
  readonly lists: SiteLists;
  readonly refuse: (origin: Origin, reason: string) => void;
};

/** Writes what no single cell says: type, transaction and status, the address, when it comes free; false is not to be shown. */
export function writeListing(joining: Joining): boolean {
  writeType(joining);
  writePlace(joining);
  writeFreeOn(joining);
  writeCertificate(joining);
  writePerson(joining);
  const environments = valuesOf<string>(joining, "row.environment");
  if (environments.length > 0)
    setAt(joining.draft, "environments", [...new Set(environments.map(({ value }) => value))]);
  return writeTransaction(joining);
}

function writeType({ draft, values, lists, refuse }: Joining): void {
  const [type, subType] = ["row.type", "row.subType"].map((path) => values.get(path)?.[0]);
  const head = type && accept(type, lists.typeOf(String(type.value)), refuse);
  const sub = subType && accept(subType, lists.typeOf(String(subType.value), head?.headTypeId), refuse);
  const headTypeId = head?.headTypeId ?? sub?.headTypeId;
  const subTypeId = sub?.subTypeId ?? head?.subTypeId;
  if (headTypeId) setAt(draft, "general.headType", { id: headTypeId });
  if (subTypeId) setAt(draft, "general.subType", { id: subTypeId });
  if (headTypeId === NEW_BUILD_PROJECT) setAt(draft, "general.project", true);
}

const NEW_BUILD_PROJECT = 7;

function writeTransaction({ draft, values, lists, refuse }: Joining): boolean {
  const [typed, status] = ["row.transaction", "row.status"].map((path) => values.get(path)?.[0]);
  const given = typed && accept(typed, lists.transactionOf(String(typed.value)), refuse);
  const id = status ? accept(status, lists.afterStatus(String(status.value), given), refuse, given) : given;
  if (id === null) return false;
  if (id !== undefined) setAt(draft, "general.transaction", { id });
  return true;
}

function writePlace(joining: Joining): void {
  const { draft, lists, refuse } = joining;
  const places = valuesOf<TypedAddress & Place>(joining, "row.place");
  const typed: TypedAddress = Object.assign({}, ...places.map(({ value }) => value).toReversed());
  writeStreet(joining, typed, places[0]?.locale);
  const { zip, name } = typed;
  if (zip === undefined && name === undefined) return;
  const city = accept(places.at(-1)!, lists.townOf({ ...(zip && { zip }), ...(name && { name }) }), refuse);
  if (city === undefined) return;
  setAt(draft, "general.address.city", { id: city });
  if (/^\d{4}$/.test(zip ?? "")) setAt(draft, "general.address.country", { id: "BE" });
}

/** A street with its number in one cell is taken apart where no other column has the number. */
function writeStreet({ draft }: Joining, typed: TypedAddress, locale: Locale | undefined): void {
  const address = ((draft["general"] as ListingDraft | undefined)?.["address"] ?? {}) as ListingDraft;
  const streets = address["street"] as Record<string, string> | undefined;
  if (streets && address["number"] === undefined && typed.number === undefined) {
    const apart = Object.entries(streets).map(
      ([language, street]) => [language, readStreet(street)] as const,
    );
    address["street"] = Object.fromEntries(apart.map(([language, { street }]) => [language, street]));
    const [, { number, box } = {}] = apart[0] ?? [];
    if (number) setAt(draft, "general.address.number", number);
    if (box) setAt(draft, "general.address.box", box);
  }
  if (typed.street && locale) setAt(draft, "general.address.street", { [locale]: typed.street });
  if (typed.number) setAt(draft, "general.address.number", typed.number);
  if (typed.box) setAt(draft, "general.address.box", typed.box);
}

function writeFreeOn(joining: Joining): void {
  for (const { value } of valuesOf<{ day?: string; code?: string }>(joining, "row.freeOn")) {
    if (value.day) setAt(joining.draft, "technical.availableDate", value.day);
    if (value.code) setAt(joining.draft, "technical.available", value.code);
  }
}

function writeCertificate(joining: Joining): void {
  for (const { value } of valuesOf<{ label?: string; value?: number }>(joining, "row.certificate")) {
    if (value.label) setAt(joining.draft, "energy.energyLabel", value.label);
    if (value.value !== undefined) setAt(joining.draft, "energy.epcValue", value.value);
  }
}

/** "Lies Van den Broeck" is Lies, and Van den Broeck. */
function writePerson(joining: Joining): void {
  const name = valuesOf<string>(joining, "row.person")[0]?.value;
  if (!name) return;
  const [first, ...last] = name.split(/\s+/);
  setAt(joining.draft, "salesRep.firstname", first);
  if (last.length > 0) setAt(joining.draft, "salesRep.lastname", last.join(" "));
}

function valuesOf<T>({ values }: Joining, path: string): ReadonlyArray<RowValue & { readonly value: T }> {
  return (values.get(path) ?? []) as ReadonlyArray<RowValue & { readonly value: T }>;
}

function accept<T>(
  { origin }: RowValue,
  read: ReadValue<T>,
  refuse: Joining["refuse"],
  otherwise?: T,
): T | undefined {
  if ("value" in read) return read.value;
  refuse(origin, read.reason);
  return otherwise;
}
