import type { FormName } from "#features/site/form-answer.ts";

/** Says which form a page without scripts sent. */
export const FORM_FIELD = "form";

/** No person fills it in. */
export const TRAP_FIELD = "homepage";

/** The id of the part of a page that says that this form was sent. */
export function idOfThanks(form: FormName): string {
  return `${form}-sent`;
}

/** All named fields that are filled in or checked; a name that comes several times has them all. */
export function sentFields(form: FormData): Record<string, string | string[]> {
  const names = new Set([...form.keys()].filter((name) => name !== FORM_FIELD));
  const fields = [...names].map((name) => {
    const values = form.getAll(name).filter((value) => typeof value === "string" && value !== "") as string[];
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Record<
    string,
    string | string[]
  >;
}
