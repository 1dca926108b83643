import { LocaleAgreements } from "#features/site/schema/agreement.ts";
import { isLocale } from "#domain/locale/locale.ts";
import { answer } from "../call/answer.ts";
import { siteEndpoint } from "../call/endpoint.ts";
import { AppError } from "../problem/app-error.ts";
import { findAgreements } from "./find-agreements.ts";

export const agreements = [
  siteEndpoint({
    method: "GET",
    path: "/agreements",
    group: "Site",
    summary: "Privacy statement, terms of use and accessibility statement, in Markdown",
    description: "The agency's own texts; where it wrote none, the product's about this site.",
    operationId: "agreements",
    query: { locale: "nl, fr, en or de; without it Accept-Language decides" },
    answer: LocaleAgreements,
    varies: ["Accept-Language"],
    problems: ["invalid-input"],
    async handle(call) {
      const asked = call.query.get("locale") ?? call.locale;
      if (!isLocale(asked)) {
        const errors = [{ path: "locale", message: "expected nl, fr, en or de" }];
        throw new AppError("invalid-input", { errors });
      }
      return answer(await findAgreements(call, asked));
    },
  }),
];
