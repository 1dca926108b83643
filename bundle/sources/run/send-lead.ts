import type { ClientBase, Pool } from "pg";
import type { WaitingLead } from "#features/webhooks/source-leads/source-lead-outbox.ts";
import { connectorOf, type RunParts, secretIn } from "./collecting.ts";
import type { LeadAnswer } from "./connector.ts";
import { findSource } from "./sources-table.ts";

type Parts = Pick<RunParts, "fetch" | "environment"> & { readonly database: Pool | ClientBase };
type Lead = WaitingLead & { readonly siteId: string; readonly leadId: string };

/** Hands a lead to the system that brought its listing. Throws where the server has yet to be given the system's secret. */
export async function sendLead(
  { siteId, leadId, source: name, externalId, lead }: Lead,
  { database, fetch, environment }: Parts,
): Promise<LeadAnswer> {
  const source = await findSource(database, siteId, name);
  if (source?.settings["leads"] !== "send") return { kind: "refused", said: "the source takes no leads" };
  const connected = connectorOf(source);
  if (typeof connected === "string") return { kind: "later", said: "the source's settings are not valid" };
  const { connector, settings } = connected;
  if (!connector.sendLead) return { kind: "refused", said: "the source takes no leads" };
  const setting = { settings, secret: secretIn(environment), fetch };
  return connector.sendLead(setting, { ...lead, id: leadId, externalId });
}
