import { data } from "react-router";
import { expect, test } from "vitest";
import { HttpError } from "#contract/client/http-error.ts";
import { answerForm, isSentTo } from "./answer-form.ts";

const AT = new URL("http://localhost/nl/contact?subject=2");
const VALUES = { firstName: "An", altcha: "solved", homepage: "trap" };

const answered = (refusal: unknown) =>
  answerForm("contact", AT, VALUES, () => Promise.reject(refusal)) as Promise<{
    data: unknown;
    init: { status: number };
  }>;
const refused = (status: number, body: object | string) =>
  answered(new HttpError(new Response(typeof body === "string" ? body : JSON.stringify(body), { status })));

test("a form that was taken leads back to its page, which then shows the thanks", async () => {
  const answer = (await answerForm("contact", AT, VALUES, async () => ({ ok: true }))) as Response;
  expect(answer.status).toBe(303);
  const location = answer.headers.get("Location")!;
  expect(location).toBe("/nl/contact?subject=2&sent=contact#contact-sent");
  expect(isSentTo(new URL(location, AT), "contact")).toBe(true);
  expect(isSentTo(new URL(location, AT), "friend")).toBe(false);
});

test("one with mistakes comes back with them and with what was typed, without puzzle and trap", async () => {
  const errors = [{ path: "email", message: "Vul dit veld in." }];
  const { data: told, init } = await refused(422, { errors });
  expect(init.status).toBe(422);
  expect(told).toEqual({ form: "contact", status: 422, detail: null, errors, values: { firstName: "An" } });
});

test.each([
  ["too many were sent", 429, { detail: "Bel ons." }, "Bel ons."],
  ["the database is away", 503, {}, null],
  ["the answer is no problem document", 502, "<html>", null],
])("when %s, what was typed stays, and what the server said is told", async (_, status, body, detail) => {
  const { data: told, init } = await refused(status, body);
  expect(init.status).toBe(status);
  expect(told).toEqual({ form: "contact", status, detail, errors: [], values: { firstName: "An" } });
});

test("a page's call that finds the database away is no other failure", async () => {
  const { init } = await answered(data(null, { status: 503 }));
  expect(init.status).toBe(503);
});

test("a bug is nobody's mistake in a form", async () => {
  await expect(answered(new TypeError("bug"))).rejects.toThrow("bug");
});
