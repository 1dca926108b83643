import { EstatePage } from "#features/listings/schema/estate.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { findPublished } from "#features/listings/api/find-published.ts";
import { searchResultTexts } from "./seo/search-result-texts.server.ts";

export const estatePages = [
  siteEndpoint({
    method: "GET",
    path: "/estate-pages/{locale}/{estateId}",
    group: "Estates",
    summary: "The page of an estate in one language: its address, its words and the estate itself",
    operationId: "estatePage",
    params: { locale: "A language of the site", estateId: "Id of the estate" },
    answer: EstatePage,
    hasPictures: true,
    problems: ["not-found", "gone"],
    async handle(call) {
      const { site, params } = call;
      const locale = site.locales.find((one) => one === params.locale);
      if (!locale) throw new AppError("not-found", { detail: "The site does not publish this language." });
      const estate = await findPublished(call, requireId(params.estateId));
      const alternates = site.locales.flatMap((one) => {
        const path = estate.uri?.[one];
        return path ? [{ locale: one, path }] : [];
      });
      const path = alternates.find((one) => one.locale === locale)?.path;
      if (!path) throw new AppError("not-found", { detail: "This estate has no page of its own." });
      return answer({ locale, path, ...searchResultTexts(estate, locale), alternates, estate });
    },
  }),
];
