import { expect, test } from "vitest";
import { QueryError } from "#platform/http/api/query-error.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { PageAnswer } from "#platform/render/page-answer.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import { MESSAGES } from "#features/messages.ts";
import type { PageData } from "#features/site/site-page.ts";
import { estateForm } from "./estate-form.page.tsx";

const refused = (status: number) => () => Promise.reject(new QueryError(status));
const away = refused(503);

async function ask(
  answers: Partial<SiteQueries>,
  sent?: Record<string, string>,
): Promise<PageAnswer<PageData>> {
  const context = contextWith({ translations: async (locale: Locale) => MESSAGES[locale], ...answers });
  const url = new URL("http://localhost/nl/aanbod/contact/5");
  const body = sent && { method: "POST", body: new URLSearchParams(sent) };
  const asked = { context, request: new Request(url, body), url, params: { estateId: "5" } };
  const page = estateForm("contact");
  return sent ? page.action!(asked) : page.load(asked);
}

test("while its listing cannot be read, the form is there all the same, and for no search engine", async () => {
  const answer = await ask({ estate: away });
  expect(answer).toMatchObject({ kind: "page", status: 503, data: { isUnlisted: true } });
});

test.each([
  [404, 404],
  [410, 410],
])("a form about a listing that answers %i answers %i", async (status, expected) => {
  expect(await ask({ estate: refused(status) })).toMatchObject({ kind: "failure", status: expected });
});

test("a form without scripts that is refused comes back with what was typed", async () => {
  const sent = { form: "contact", firstName: "An" };
  const answer = await ask({ estate: away, sendForm: refused(429) }, sent);
  expect(answer).toMatchObject({
    kind: "page",
    status: 429,
    data: { formAnswer: { form: "contact", status: 429, values: { firstName: "An" } } },
  });
});

test("a form that is none of the page's is refused as such", async () => {
  expect(await ask({ estate: away }, { form: "visit" })).toMatchObject({ kind: "failure", status: 400 });
});
