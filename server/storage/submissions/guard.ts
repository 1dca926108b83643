import { createHmac } from "node:crypto";
import type { Secrets } from "../secrets/secrets.ts";
import type { Guard, Transaction, Verdict } from "./submissions.ts";

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
  // Always in the same order, so that two messages never wait for each other.
  for (const count of counts.toSorted((a, b) => (a.limit < b.limit ? -1 : 1))) {
    const subject = createHmac("sha256", secret).update(count.subject).digest("base64url");
    const until = new Date(now.getTime() + count.minutes * 60_000);
    const { rows } = await transaction.query<{ count: number; until: Date }>(COUNT, [
      siteId,
      count.limit,
      subject,
      until,
      now,
    ]);
    const row = rows[0]!;
    if (row.count > count.most)
      return { kind: "limited", seconds: Math.ceil((row.until.getTime() - now.getTime()) / 1_000) };
  }
  return { kind: "free" };
}

const SPEND = `
  insert into spent_puzzle (site_id, id, expires_at) values ($1, $2, $3) on conflict (site_id, id) do nothing`;

/** A span begins with its first message; when it is over, the next message begins another. */
const COUNT = `
  insert into message_count as c (site_id, limit_name, subject, until, count) values ($1, $2, $3, $4, 1)
  on conflict (site_id, limit_name, subject) do update set
    count = case when c.until <= $5 then 1 else c.count + 1 end,
    until = case when c.until <= $5 then excluded.until else c.until end
  returning count, until`;
