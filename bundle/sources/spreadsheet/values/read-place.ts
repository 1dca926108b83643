import { bad, quoted, type ReadValue } from "./read-value.ts";

/** A postal code and the name of its place, as far as a cell says them. */
export type Place = { readonly zip?: string; readonly name?: string };

export type TypedAddress = Place & {
  readonly street?: string;
  readonly number?: string;
  readonly box?: string;
};

const MOST_SIGNS = 300;

/** "9000 Gent", "B-9000 Gent", "Gent (9000)", "9000" or "Gent". */
export function readPlace(text: string): ReadValue<Place> {
  const typed = text.slice(0, MOST_SIGNS).replaceAll(/\s+/g, " ").trim();
  const [, zip, name] = /^(?:[A-Z]{1,2} ?- ?)?(\d{4,5})(?: ?[-,] ?| |$)(.*)$/.exec(typed) ?? [];
  if (zip) return { value: { zip, ...(name?.trim() && { name: name.trim() }) } };
  const [, before, inside] = /^([^()\d]{1,100}) ?\((\d{4,5})\)$/.exec(typed) ?? [];
  if (inside) return { value: { zip: inside, name: before!.trim() } };
  return /\p{L}/u.test(typed) && typed.length <= 120
    ? { value: { name: typed } }
    : bad(`${quoted(text)} is no place, as "9000 Gent" is`);
}

/** "Kouter 12 bus 3, 9000 Gent", "12, rue de la Loi, 1000 Bruxelles"; what follows the last comma is the place. */
export function readAddress(text: string): ReadValue<TypedAddress> {
  const typed = text.slice(0, MOST_SIGNS).replaceAll(/\s+/g, " ").trim();
  const comma = typed.lastIndexOf(",");
  const end = comma < 0 ? typed : typed.slice(comma + 1).trim();
  const place = /^(?:[A-Z]{1,2} ?- ?)?\d{4,5} \p{L}/u.test(end) ? readPlace(end) : null;
  if (comma < 0 && place) return place;
  const street = place ? typed.slice(0, comma) : typed;
  return { value: { ...readStreet(street), ...(place && "value" in place && place.value) } };
}

const BOX = /^(.{1,250}?)[ ,]{1,5}(?:bus|bte|bo[iî]te|box|b\.|\/) ?([\p{L}\d.-]{1,10})$/iu;
const NUMBER_LAST = /^(\D.{0,200}?),? (\d{1,5}(?: ?[A-Za-z](?![\p{L}]))?(?:[-/+]\d{1,5}[A-Za-z]?)?)$/u;
const NUMBER_FIRST = /^(\d{1,5}[A-Za-z]?)(?: ?, ?| )(\D.{1,200})$/;

/** A street with its number and box, where they stand in one cell: "Kouter 12 bus 3", "12, rue Haute". */
export function readStreet(text: string): Pick<TypedAddress, "street" | "number" | "box"> {
  const [, beforeBox, box] = BOX.exec(text.trim()) ?? [];
  const line = (beforeBox ?? text).trim();
  const [, street, last] = NUMBER_LAST.exec(line) ?? [];
  if (last) return { street: street!, number: last, ...(box && { box }) };
  const [, first, name] = NUMBER_FIRST.exec(line) ?? [];
  if (first) return { street: name!, number: first, ...(box && { box }) };
  return { street: text.trim() };
}
