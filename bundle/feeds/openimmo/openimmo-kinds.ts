import { typeOfEstate } from "#domain/estate/reference/head-types.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { Json } from "../../sources/mapping-row.ts";
import { KINDS, NOT_SAID } from "../../sources/openimmo/openimmo-codes.ts";

/** Head types that OpenImmo has no kind for: a student room is a room; the rest follows from the type. */
const KIND_OF_TYPE: Readonly<Record<string, string>> = {
  HOUSE: "haus",
  APARTMENT: "wohnung",
  PLOT: "grundstueck",
  COMMERCIAL: "buero_praxen",
  GARAGE: "parken",
  PROJECT: "wohnung",
};

/** A project is of the kind of its units. */
export function objektartOf(estate: Estate): Json {
  const [unit] = estate.general.project ? estate.children : [];
  const { headType, subType } = (unit ?? estate).general;
  const found = kindOf(headType?.id, subType?.id);
  const name = found?.name ?? KIND_OF_TYPE[typeOfEstate(unit ?? estate) ?? ""] ?? "sonstige";
  const code = found?.code ?? NOT_SAID;
  return { [name]: code === NOT_SAID ? "" : { [KINDS[name]!.attribute]: code } };
}

/** The kind that our source would read as this sub type: with its code, else the kind that stands for it without one. */
function kindOf(headType: number | undefined, subType: number | undefined) {
  if (!subType) return undefined;
  const kinds = Object.entries(KINDS).toSorted(
    ([, one], [, other]) => Number(other.headType === headType) - Number(one.headType === headType),
  );
  for (const [name, { subTypes, other }] of kinds) {
    if (other === subType) return { name, code: NOT_SAID };
    const code = Object.keys(subTypes).find((each) => subTypes[each] === subType);
    if (code) return { name, code };
  }
  return undefined;
}
