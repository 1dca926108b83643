import type { Scope } from "./access-token.ts";
import type { Person } from "./person.ts";

/** Who a call is made by: the holder of a token, or a person with a session of the desk. */
export type Holder = {
  /** As the log of the site names them. Example: `token 0f3c… (crm)`. */
  readonly actor: string;
  readonly scopes: readonly Scope[];
  /** The sales reps to whose listings the holder is limited; null for every listing. */
  readonly onlyOf: readonly number[] | null;
  /** Null for a token. */
  readonly session: Session | null;
};

export type Session = { readonly id: string; readonly person: Person };
