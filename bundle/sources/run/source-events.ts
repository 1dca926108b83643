import { queueJob } from "#platform/jobs/queue-job.ts";
import { SOURCE_EVENT_QUEUE } from "#platform/jobs/queues.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { answer, type ApiCall, FileBody, siteEndpoint } from "#features/site/api/endpoint.ts";
import { onOwnConnection } from "#bundle/own-connection.ts";
import type { QueuedEvent } from "./import-event.ts";
import { connectorOf, secretIn, UnsetVariable } from "./collecting.ts";
import type { Source } from "./sources-table.ts";

const MAX_BYTES = 100_000;

export const sourceEvents = siteEndpoint({
  method: "POST",
  path: "/sources/{name}/events",
  group: "Writing",
  takesBytes: MAX_BYTES,
  isPersonal: true,
  summary: "What a connected system tells of a listing",
  description:
    "The webhook of systems that tell of each change, such as SweepBright. The body is signed as the system does; the answer comes once the event is stored, and the listing is asked for afterwards, until that worked.",
  operationId: "sourceEvent",
  params: { name: "The name of the source. Example: `sweepbright`" },
  body: FileBody,
  status: 202,
  problems: ["not-signed", "broken-json", "secret-not-set"],
  handle: async ({ site, params, parts, headers, body }) => {
    const name = params["name"] ?? "";
    const source = await parts.storage.findSource(site.id, name);
    const connected = source && connectorOf(source);
    if (!connected || typeof connected === "string" || !connected.connector.webhook)
      throw new AppError("not-found");
    const account = { settings: connected.settings, secret: secretOfServer(parts.log, source) };
    const read = connected.connector.webhook.read(body, headers, account);
    if (read.kind === "not-signed") throw new AppError("not-signed");
    if (read.kind === "unreadable") throw new AppError("broken-json", { detail: read.message });
    const event: QueuedEvent = { siteId: site.id, source: name, event: read.event };
    // Only what is signed waits for a connection of the writes.
    return onOwnConnection({ site, parts }, async (client) => {
      await queueJob(client, SOURCE_EVENT_QUEUE, event, { group: `${site.id}/${name}` });
      return answer({});
    });
  },
});

/** Looks secrets up, as the operator must be told of one that is missing, and the system to come again. */
function secretOfServer(log: ApiCall["parts"]["log"], { siteId, name }: Source) {
  const secret = secretIn(process.env);
  return (variable: string) => {
    try {
      return secret(variable);
    } catch (error) {
      if (!(error instanceof UnsetVariable)) throw error;
      log.error({ siteId, source: name, variable }, "an event was refused: its secret is not set");
      throw new AppError("secret-not-set", { headers: { "Retry-After": "300" } });
    }
  };
}
