import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { mailUnit, mailVisitor } from "./mails/stay-drafts.ts";
import type { StayRequest } from "./schema/stay-request.ts";

/** What webhooks are told of a request for a stay. */
export function stayEvent(
  type: "stay.asked" | "stay.confirmed" | "stay.withdrawn",
  request: StayRequest,
): LeadEvent {
  const { id, locale: language, state, message, unit, start, end, persons, cost, heldUntil } = request;
  const { reference, title, path } = mailUnit(request);
  return {
    type,
    key: `${type}/${id}`,
    data: {
      id,
      language,
      visitor: mailVisitor(request),
      state,
      message,
      rental: { id: unit.id, reference, title, path },
      start,
      end,
      persons,
      total: cost && cost.total,
      heldUntil,
    },
  };
}
