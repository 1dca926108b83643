import type { Author } from "./desk-document.ts";

/** Who else changed it than the person whose name that is. */
export function othersOf(authors: readonly Author[], name: string): readonly Author[] {
  return authors.filter(({ byName }) => byName !== name);
}
