import type { Transaction } from "#platform/db/transaction.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import type { VisitPlan } from "./find-visit-plan.ts";
import { freeTimes, readWindow } from "./free-times.ts";

/** What the refusal of a time says, and what its form says beside the times. */
const REFUSALS = {
  "slot-taken": "form.error.timeTaken",
  "unknown-slot": "form.error.timeUnknown",
} as const;

/** The refusal of a time, with those that are still free. */
export async function refuseTime(
  context: QueryContext,
  plan: Pick<VisitPlan, "agenda">,
  code: keyof typeof REFUSALS,
  transaction: Transaction,
): Promise<AppError> {
  const { now } = context;
  const slots = await freeTimes(context, plan, readWindow({}, now), transaction);
  const message = (await translateFor(context))(REFUSALS[code]);
  return new AppError(code, { errors: [{ code: "not-valid", path: "start", message }], members: { slots } });
}
