/** Statements are written in this repository, so that the beginning tells all of them apart. */
const READ_LENGTH = 4_000;
const KIND =
  /\b(select|insert|update|delete|truncate|copy|begin|commit|rollback|create|drop|alter|lock|notify|listen|set)\b/i;
const TABLE = /\b(?:from|into|update|join|table)\s+(?:only\s+)?"?([a-z_][\w$]*(?:"?\."?[a-z_][\w$]*)?)/i;

/**
 * What a statement does and to which table, without a value of it.
 * Example: `statementName("select id from estate where site_id = $1")` is `"select estate"`.
 */
export function statementName(text: string): string {
  const beginning = text.slice(0, READ_LENGTH);
  const kind = KIND.exec(beginning)?.[1]?.toLowerCase();
  if (!kind) return "statement";
  const table = TABLE.exec(beginning)?.[1]?.replaceAll('"', "");
  return table ? `${kind} ${table}` : kind;
}
