import { expect, test } from "vitest";
import { QueryError, type QueryProblem } from "#platform/http/api/query-error.ts";
import { answerForm, isSentTo } from "./answer-form.ts";

const AT = new URL("http://localhost/nl/contact?subject=2");
const VALUES = { firstName: "An", altcha: "solved", homepage: "trap" };

const answered = (refusal: unknown) => answerForm("contact", AT, VALUES, () => Promise.reject(refusal));
const refused = (status: number, problem: QueryProblem) => answered(new QueryError(status, problem));

test("a form that was taken leads back to its page, which then shows the thanks", async () => {
  const outcome = await answerForm("contact", AT, VALUES, async () => ({ ok: true }));
  const location = "/nl/contact?subject=2&sent=contact#contact-sent";
  expect(outcome).toEqual({ kind: "taken", location, answer: { ok: true } });
  expect(isSentTo(new URL(location, AT), "contact")).toBe(true);
  expect(isSentTo(new URL(location, AT), "friend")).toBe(false);
});

test("one with mistakes comes back with them and with what was typed, without puzzle and trap", async () => {
  const errors = [{ path: "email", message: "Vul dit veld in." }];
  expect(await refused(422, { errors })).toEqual({
    kind: "refused",
    answer: { form: "contact", status: 422, detail: null, errors, values: { firstName: "An" } },
  });
});

test.each([
  ["too many were sent", 429, { detail: "Bel ons." }, "Bel ons."],
  ["the database is away", 503, {}, null],
  ["nobody says why", 500, {}, null],
])("when %s, what was typed stays, and what the server said is told", async (_, status, body, detail) => {
  expect(await refused(status, body)).toEqual({
    kind: "refused",
    answer: { form: "contact", status, detail, errors: [], values: { firstName: "An" } },
  });
});

test("a bug is nobody's mistake in a form", async () => {
  await expect(answered(new TypeError("bug"))).rejects.toThrow("bug");
});
