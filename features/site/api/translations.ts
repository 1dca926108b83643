import { Translations } from "../schema/page.ts";
import type { Site } from "../schema/site.ts";
import { isLocale, type Locale } from "#domain/locale/locale.ts";
import { MESSAGES } from "#features/messages.ts";
import { AppError } from "./app-error.ts";
import { type ApiCall, openEndpoint, answer } from "./endpoint.ts";
import type { ApiParts } from "./query-context.ts";

/** The words of a site in a language: the product's, with the agency's own over them. */
export async function messagesOfSite(parts: ApiParts, site: Site, locale: Locale): Promise<Translations> {
  return { ...MESSAGES[locale], ...(await parts.translations(site.id, locale)) };
}

export const translations = [
  openEndpoint({
    method: "GET",
    path: "/translations/{locale}",
    group: "Site",
    summary: "The interface words of a language: the product's own, and the site's over them",
    operationId: "translations",
    params: { locale: "nl, fr, en or de" },
    answer: Translations,
    varies: ["X-Site-Id"],
    problems: ["not-found"],
    async handle(call) {
      const { params, parts } = call;
      if (!isLocale(params.locale)) throw new AppError("not-found");
      const site = await siteOf(call);
      return answer(site ? await messagesOfSite(parts, site, params.locale) : MESSAGES[params.locale]);
    },
  }),
];

/** The one path without a site: the header decides, else the host name. */
async function siteOf({ headers, host, parts }: ApiCall): Promise<Site | null> {
  const siteId = headers.get("X-Site-Id");
  if (siteId === null) return parts.sites.forVisitor(host);
  const site = await parts.sites.byId(siteId);
  if (!site) throw new AppError("not-found", { detail: "X-Site-Id names no site." });
  return site;
}
