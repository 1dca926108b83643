import { Site } from "../schema/site.ts";
import { AppError } from "./app-error.ts";
import { openEndpoint, siteEndpoint, answer } from "./endpoint.ts";
import { refuseSuspended } from "./refuse-suspended.ts";

export const sites = [
  openEndpoint({
    method: "GET",
    path: "/sites/by-hostname/{hostname}",
    group: "Site",
    summary: "The site of exactly this host name",
    operationId: "siteByHostname",
    params: { hostname: "A host name, without scheme and port" },
    answer: Site,
    problems: ["not-found", "suspended"],
    async handle({ params, parts }) {
      const site = await parts.sites.byHostname(params.hostname ?? "");
      if (!site) throw new AppError("not-found");
      await refuseSuspended(site, parts);
      return answer(site);
    },
  }),
  siteEndpoint({
    method: "GET",
    path: "",
    group: "Site",
    summary: "The site: agency, offices, languages, theme, settings",
    operationId: "site",
    answer: Site,
    problems: [],
    handle: async ({ site }) => answer(site),
  }),
];
