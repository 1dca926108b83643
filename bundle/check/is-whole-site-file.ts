/** Files without which the rest means something else: a fault in them can't be skipped. */
const WHOLE_SITE_FILES: ReadonlySet<string> = new Set([
  "site.json",
  "reference.json",
  "collections.json",
  "agenda.json",
  "entities.json",
]);

export function isWholeSiteFile(file: string): boolean {
  return WHOLE_SITE_FILES.has(file);
}
