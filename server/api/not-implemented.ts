import { AppError } from "#features/site/api/app-error.ts";
import { siteEndpoint } from "#features/site/api/endpoint.ts";

async function refuse(): Promise<never> {
  throw new AppError("not-implemented");
}

export const notImplemented = [
  siteEndpoint({
    method: "POST",
    path: "/policy-log",
    group: "Not implemented",
    summary: "Write an entry in the policy log",
    operationId: "policyLog",
    problems: ["not-implemented"],
    handle: refuse,
  }),
  siteEndpoint({
    method: "GET",
    path: "/privacy-statement",
    group: "Not implemented",
    summary: "The privacy statement",
    operationId: "privacyStatement",
    problems: ["not-implemented"],
    handle: refuse,
  }),
];
