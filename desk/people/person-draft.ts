import type { Person } from "../api/published.ts";

/** A person as a form has them. */
export type PersonDraft = Pick<Person, "name" | "email" | "role" | "locale" | "salesRepIds">;

type Errors = { readonly name?: "nameMissing"; readonly email?: "signIn.emailWrong" };

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a form lacks before it can be sent, by field. */
export function errorsOf({ name, email }: PersonDraft, isNew: boolean): Errors {
  return {
    ...(name.trim() === "" && { name: "nameMissing" }),
    ...(isNew && !ADDRESS.test(email.trim()) && { email: "signIn.emailWrong" }),
  };
}

/** What the API takes; only an agent is held to some sales reps. */
export function sentOf(draft: PersonDraft, isNew: boolean): object {
  const { email, name, role, locale, salesRepIds } = draft;
  const person = { name: name.trim(), role, locale, salesRepIds: role === "agent" ? salesRepIds : [] };
  return isNew ? { ...person, email: email.trim() } : person;
}
