import { createHmac } from "node:crypto";
import type { Secrets } from "#platform/secrets/secrets.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Guard, Verdict } from "./submissions.ts";

/** Spends the puzzle, then counts the message against each of its limits. */
export async function guard(
  secrets: Secrets,
  siteId: string,
  transaction: Transaction,
  { puzzle, counts, now }: Guard,
): Promise<Verdict> {
  if (puzzle) {
    const { rowCount } = await transaction.query(SPEND, [siteId, puzzle.id, puzzle.expiresAt]);
    if (rowCount === 0) return { kind: "replayed" };
  }
  if (counts.length === 0) return { kind: "free" };
  const secret = await secrets.find(siteId, "limits");
  const hashed = counts.map((count) => ({
    ...count,
    subject: createHmac("sha256", secret).update(count.subject).digest("base64url"),
    until: new Date(now.getTime() + count.minutes * 60_000),
  }));
  const { rows } = await transaction.query<Row>(COUNT, [
    siteId,
    hashed.map(({ limit }) => limit),
    hashed.map(({ subject }) => subject),
    hashed.map(({ until }) => until),
    now,
  ]);
  return verdictOn(rows, hashed, now);
}

type Row = {
  readonly limit_name: string;
  readonly subject: string;
  readonly count: number;
  readonly until: Date;
};

/** Whoever has reached several limits waits for the last one to end. */
function verdictOn(rows: readonly Row[], counts: Guard["counts"], now: Date): Verdict {
  const ends = rows.flatMap((row) => {
    const { most } = counts.find(
      ({ limit, subject }) => limit === row.limit_name && subject === row.subject,
    )!;
    return row.count > most ? [row.until.getTime()] : [];
  });
  if (ends.length === 0) return { kind: "free" };
  return { kind: "limited", seconds: Math.ceil((Math.max(...ends) - now.getTime()) / 1_000) };
}

const SPEND = `
  insert into spent_puzzle (site_id, id, expires_at) values ($1, $2, $3) on conflict (site_id, id) do nothing`;

/**
 * A span begins with its first message; when it is over, the next message begins another. The rows are locked in one order, so
 * that two messages never wait for each other, and until the transaction ends: what one person or network has open can be
 * counted after this.
 */
const COUNT = `
  insert into message_count as c (site_id, limit_name, subject, until, count)
  select $1, limit_name, subject, until, 1
  from unnest($2::text[], $3::text[], $4::timestamptz[]) as given (limit_name, subject, until)
  order by limit_name, subject
  on conflict (site_id, limit_name, subject) do update set
    count = case when c.until <= $5 then 1 else c.count + 1 end,
    until = case when c.until <= $5 then excluded.until else c.until end
  returning limit_name, subject, count, until`;
