import type { Locale } from "#domain/locale/locale.ts";

/** What people of an agency are on its desk. */
export const ROLES = ["owner", "editor", "agent"] as const;
export type Role = (typeof ROLES)[number];

/** Somebody of an agency who may sign in to its desk. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
  /** Whose listings are this person's own. */
  readonly salesRepIds: readonly number[];
};

export function isRole(word: string): word is Role {
  return (ROLES as readonly string[]).includes(word);
}
