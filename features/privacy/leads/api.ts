import { AppError } from "#features/site/api/app-error.ts";
import { answer, type ApiCall, siteEndpoint } from "#features/site/api/endpoint.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { LEAD_QUERY, readLeadQuery, textOfPlace } from "./lead-query.ts";
import { Lead, Leads, Question, WaitingLeads } from "./schema.ts";

const OF_LEADS = { group: "Leads", scope: "leads", isNarrowed: true, isPersonal: true } as const;

const list = siteEndpoint({
  ...OF_LEADS,
  method: "GET",
  path: "/leads",
  hasPictures: true,
  summary: "What visitors asked the agency, the newest first unless asked otherwise",
  description:
    "Questions, visits, stays and confirmed subscriptions, as far as the site keeps them (`settings.retentionMonths`), with what the agency got by mail.\n\n`curl -H 'Authorization: Bearer gevel_…' 'https://www.example.be/api/sites/huyzen/leads?type=contact&state=new&limit=50'`",
  operationId: "leads",
  query: LEAD_QUERY,
  answer: Leads,
  problems: ["invalid-input"],
  handle: async ({ site, parts, query, now, holder }) => {
    const asked = { ...readLeadQuery(query), salesReps: holder!.onlyOf, now };
    const { leads: found, next } = await parts.storage.leads.list(site.id, asked);
    return answer({ leads: found, next: next && textOfPlace(next) });
  },
});

const waiting = siteEndpoint({
  ...OF_LEADS,
  method: "GET",
  path: "/leads/waiting",
  summary: "How many questions and stays wait for an answer, and how many visits there are today",
  operationId: "waitingLeads",
  answer: WaitingLeads,
  problems: [],
  handle: async ({ site, parts, now, holder }) =>
    answer(await parts.storage.leads.countWaiting(site.id, { now, salesReps: holder!.onlyOf })),
});

const one = siteEndpoint({
  ...OF_LEADS,
  method: "GET",
  path: "/leads/{leadId}",
  hasPictures: true,
  summary: "One question, visit, stay or subscription",
  operationId: "lead",
  params: { leadId: "The id of a lead" },
  answer: Lead,
  problems: ["not-found"],
  handle: async (call) => answer(await findLead(call, call.params["leadId"]!)),
});

const MARKS = [
  { method: "PUT", operationId: "markAnswered", summary: "Mark a question as answered" },
  { method: "DELETE", operationId: "markUnanswered", summary: "Mark a question as not answered" },
] as const;

const marks = MARKS.map(({ method, ...about }) =>
  siteEndpoint({
    ...OF_LEADS,
    ...about,
    method,
    path: "/leads/{questionId}/answered",
    hasPictures: true,
    description: "Again as often as it is asked; the visitor is told nothing.",
    params: { questionId: "The id of a lead of the type `contact`" },
    answer: Question,
    problems: ["not-found"],
    handle: async (call) => {
      const { site, parts, now } = call;
      const id = call.params["questionId"]!;
      const found = await findLead(call, id);
      if (found.type !== "contact") throw new AppError("not-found");
      await parts.storage.leads.markAnswered(site.id, id, method === "PUT" ? now : null);
      return answer(await findLead(call, id));
    },
  }),
);

async function findLead({ site, parts, now, holder }: ApiCall & QueryContext, id: string): Promise<Lead> {
  const found = await parts.storage.leads.find(site.id, id, { now, salesReps: holder!.onlyOf });
  if (!found) throw new AppError("not-found", { detail: "There is no such lead." });
  return found;
}

export const leads = [list, waiting, one, ...marks];
