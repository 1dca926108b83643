import type { Pool } from "pg";

/** Notes which files no site refers to, forgets those that one refers to again, and answers those unused since `before`. */
export async function markUnusedFiles(
  pool: Pool,
  unused: readonly string[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<string[]> {
  await pool.query("delete from unused_file where not (file = any($1::text[]))", [unused]);
  await pool.query(MARK, [unused, now]);
  const { rows } = await pool.query<{ file: string }>(
    "select file from unused_file where unused_since <= $1",
    [before],
  );
  return rows.map(({ file }) => file);
}

export async function forgetUnusedFile(pool: Pool, file: string): Promise<void> {
  await pool.query("delete from unused_file where file = $1", [file]);
}

const MARK = `
  insert into unused_file (file, unused_since) select unnest($1::text[]), $2
  on conflict (file) do nothing`;
