import { AppError } from "#features/site/api/app-error.ts";
import { answer, type Answer, type Endpoint, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { agendaResource } from "../content/agenda-resource.ts";
import { type ContentKind, patchEndpoint, putEndpoint, readEndpoint } from "../content/content-endpoints.ts";
import { ContentDocument } from "../schema.ts";
import { versionsOf } from "../versions/content-versions.ts";
import type { WriteCall } from "../with-site-write-lock.ts";
import { findAgendas } from "./find-agendas.ts";
import { AgencyAgendas } from "./schema.ts";

const AGENDA: ContentKind = {
  path: "/agendas/{salesRepId}",
  params: { salesRepId: "What `salesRep.id` of listings says. Example: `2`" },
  name: "the agenda of a sales rep",
  operation: "Agenda",
  document: "An entry of `agenda.json` (schema `agenda`)",
  example: "agendas/2",
  patch: '{"exceptions": [{"date": "2026-07-21", "spans": []}]}',
  body: ContentDocument,
  resourceOf: ({ salesRepId }) => agendaResource(requireId(salesRepId)),
};

/** Agents keep their own agenda alone. */
function narrowed(endpoint: Endpoint): Endpoint {
  if (endpoint.method === "DELETE") return endpoint;
  const handle = endpoint.handle as (call: WriteCall) => Promise<Answer>;
  const narrow = async (call: WriteCall) => {
    const onlyOf = call.holder?.onlyOf ?? null;
    if (onlyOf && !onlyOf.includes(requireId(call.params["salesRepId"])))
      throw new AppError("other-role", { detail: "This agenda is of another sales rep." });
    return handle(call);
  };
  return { ...endpoint, scope: "listings", isNarrowed: true, handle: narrow as never };
}

export const agendaEndpoints = [
  siteEndpoint({
    method: "GET",
    path: "/agendas",
    group: "Writing",
    scope: "leads",
    isNarrowed: true,
    isPersonal: true,
    summary: "When the sales reps take visits, with the visits to come",
    description:
      "Also those who take none yet.\n\n`curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/agendas`",
    operationId: "agendas",
    answer: AgencyAgendas,
    problems: [],
    handle: async ({ site, parts, now, holder }) => {
      const asked = { onlyOf: holder!.onlyOf, now };
      const agendas = await onOwnConnection({ site, parts }, (client) => findAgendas(client, site.id, asked));
      return answer({ agendas } satisfies AgencyAgendas);
    },
  }),
  ...[readEndpoint(AGENDA), putEndpoint(AGENDA), patchEndpoint(AGENDA), ...versionsOf(AGENDA)].map(narrowed),
];
