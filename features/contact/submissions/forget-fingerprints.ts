import type { FormName } from "#features/site/form-answer.ts";
import type { Transaction } from "#platform/db/transaction.ts";

/**
 * What came of a submission was undone: whoever sends the same fields again means it. Found by the id that it was answered
 * with; likenesses are kept for a day, so that few are looked through.
 */
export async function forgetFingerprints(
  transaction: Transaction,
  siteId: string,
  { form, answerId }: { readonly form: FormName; readonly answerId: string },
): Promise<void> {
  await transaction.query(FORGET, [siteId, form, answerId]);
}

const FORGET = `
  update submission set fingerprint = ''
  where site_id = $1 and fingerprint <> '' and form = $2 and answer ->> 'id' = $3`;
