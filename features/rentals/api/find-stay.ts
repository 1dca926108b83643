import type { StayRequest } from "../schema/stay-request.ts";
import { NOBODY, type StepBy } from "../stay-requests/apply-stay-step.ts";
import type { StayStep } from "#domain/rental/stay-request.ts";
import { readStayToken, type StaySide } from "../stay-requests/stay-tokens.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";

/** A request for a stay, by the token of a side's mails. */
export async function findStay(context: QueryContext, side: StaySide, token: string): Promise<StayRequest> {
  const { site, parts, now } = context;
  const found = await parts.storage.stays.find(site.id, await requestIdOf(context, side, token), now);
  if (!found) throw unknownRequest();
  return seenBy(side, found);
}

type Step = { readonly side: StaySide; readonly step: StayStep; readonly token: string };

/** Takes a step, again as often as it is asked; a conflict says why it is no longer possible. */
export async function takeStayStep(context: QueryContext, { side, step, token }: Step): Promise<StayRequest> {
  const request = await takeStepOf(context, await requestIdOf(context, side, token), step);
  return seenBy(side, request);
}

/** Takes a step for whoever may, as {@link takeStayStep} does for the holder of a mail's token; the site's log names the actor, the mail has the note. */
export async function takeStepOf(
  context: QueryContext,
  id: string,
  step: StayStep,
  by: StepBy = NOBODY,
): Promise<StayRequest> {
  const { site, parts, now } = context;
  const outcome = await parts.storage.stays.step(site.id, id, step, now, by);
  if (outcome.kind === "done" || outcome.kind === "done-before") return outcome.request;
  if (outcome.kind === "unknown") throw unknownRequest();
  const detail =
    outcome.kind === "not-possible" ? `It is ${outcome.state}.` : "Somebody else has these days.";
  throw new AppError("conflict", { detail, members: { reason: outcome.kind } });
}

/** Nobody but the agency reads what was written: the visitor's mail may have gone to somebody else's address. */
function seenBy(side: StaySide, request: StayRequest): StayRequest {
  return side === "agency" ? request : { ...request, message: null };
}

async function requestIdOf({ site, parts }: QueryContext, side: StaySide, token: string): Promise<string> {
  const id = await readStayToken(parts.storage.tokens, site.id, side, token);
  if (id === null) throw unknownRequest();
  return id;
}

/** Also for one that was there: what is kept no longer is told apart for nobody. */
function unknownRequest(): AppError {
  return new AppError("not-found", { detail: "There is no such request." });
}
