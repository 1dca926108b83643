/** JSON for a script element: every "<" as JSON escapes it, so that no text within ends the script. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
