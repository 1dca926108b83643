import { SCOPES } from "#features/site/access/access-token.ts";
import type { Holder } from "#features/site/access/holder.ts";
import type { Person, Role } from "#features/site/access/person.ts";

type Rights = Pick<Holder, "scopes"> & {
  /** Of whose listings, and of whose questions and visits. */
  readonly listings: "all" | "own";
};

/** What each role may do with the calls that tokens make too; people and their roles are an owner's alone. */
const ROLE_RIGHTS: Readonly<Record<Role, Rights>> = {
  owner: { scopes: SCOPES, listings: "all" },
  editor: { scopes: SCOPES, listings: "all" },
  agent: { scopes: ["listings", "leads"], listings: "own" },
};

/** What an agent changes of a listing of their own, as paths of its document: all else is an editor's, also what a status is called. */
export const AGENT_FIELDS = {
  price: ["general.price"],
  status: ["general.transaction.id", "general.sticker.id", "property.status"],
  highlight: ["estate_collections"],
  hide: ["general.hidden"],
  photos: ["pictures"],
} as const;

/** What a person may do. Example: an agent's `onlyOf` is the ids of their sales reps. */
export function rightsOf({ role, salesRepIds }: Person): Pick<Holder, "scopes" | "onlyOf"> {
  const { scopes, listings } = ROLE_RIGHTS[role];
  return { scopes, onlyOf: listings === "all" ? null : salesRepIds };
}
