import type { EstateNode } from "#features/listings/schema/estate.ts";
import type { Fault } from "../record/parse-record.ts";

/** A listing as it is brought, or as it is checked with its numbers. */
type Brought = Pick<EstateNode, "property"> & {
  readonly general: Omit<EstateNode["general"], "id"> & {
    readonly parentExternalId?: string | null | undefined;
  };
};

type Least = {
  readonly path: string;
  readonly message: string;
  readonly lacks: (listing: Brought) => boolean;
};

/** What a page, a card and an address of a listing are made of; all else may be left out. */
const LEAST: readonly Least[] = [
  {
    path: "general.headType",
    message: "missing; a listing is published with what kind of estate it is",
    lacks: ({ general: { project, headType }, property }) => !project && !headType && !property?.type,
  },
  {
    path: "general.transaction",
    message: "missing; a listing is published for sale or to let",
    lacks: ({ general: { project, transaction } }) => !project && !transaction,
  },
  {
    path: "general.address.city",
    message: "missing; a listing is published with its town",
    lacks: ({ general: { parentId, parentExternalId, address } }) =>
      parentId == null && parentExternalId == null && !address?.city,
  },
];

/**
 * What a listing lacks that each that is published says. Of a project its units say what is offered, and a unit may stand where its
 * project says.
 * Example: of an empty listing `general.headType`, `general.transaction` and `general.address.city`.
 */
export function lackingOfNode(listing: Brought): Array<Fault & { readonly path: string }> {
  return LEAST.filter(({ lacks }) => lacks(listing)).map(({ path, message }) => ({
    code: "missing",
    path,
    message,
  }));
}
