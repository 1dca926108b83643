/** Joins the class names that apply: `classNames("card", false, undefined, "open")` is `"card open"`. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(" ");
}
