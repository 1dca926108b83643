import type { SiteQueries } from "#features/site/site-queries.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { type QueryRunnerParts, createQueryRunner } from "#features/site/api/query-runner.ts";
import { visitQueries } from "#features/visits/api/page-queries.ts";
import { contentQueries } from "#features/pages/api/page-queries.ts";
import { listingQueries } from "#features/listings/api/page-queries.ts";
import { FORMS } from "../forms.ts";
import { rentalQueries } from "#features/rentals/api/page-queries.ts";
import { subscriptionQueries } from "#features/alerts/api/page-queries.ts";

/** What the pages of one request ask: the functions that the API's endpoints call, for one site, language and visitor. */
export function siteQueries(context: QueryContext, runnerParts: QueryRunnerParts): SiteQueries {
  const { parts, site } = context;
  const runner = createQueryRunner(runnerParts);
  return {
    pages: () => runner.run(() => parts.pages(site.id)),
    translations: (locale) => runner.run(() => parts.translations(site.id, locale)),
    sendForm: (name, fields, params = {}) => {
      const { endpoint, send } = FORMS[name];
      return runner.runLogged(endpoint.operationId, fields, () => send(context, fields, params));
    },
    ...contentQueries(context, runner),
    ...listingQueries(context, runner),
    ...visitQueries(context, runner),
    ...rentalQueries(context, runner),
    ...subscriptionQueries(context, runner),
  };
}
