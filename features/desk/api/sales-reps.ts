import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { SalesReps } from "../schema.ts";

const list = siteEndpoint({
  group: "Desk",
  isPersonal: true,
  method: "GET",
  path: "/desk/sales-reps",
  desk: "owner",
  summary: "The sales reps of the site's listings, whose listings an agent can be given",
  operationId: "deskSalesReps",
  answer: SalesReps,
  problems: [],
  handle: async ({ site, parts }) => answer({ salesReps: await parts.storage.desk.listSalesReps(site.id) }),
});

export const deskSalesReps = [list];
