import { expect, test } from "vitest";
import { failPage, showPage } from "#platform/render/page-answer.ts";
import { answerPageForm } from "./answer-page-form.ts";

const HEADERS = { "Cache-Control": "private, no-store" };
const page = () => showPage({ title: "Contact" }, { headers: HEADERS });
const answer = {
  form: "contact",
  status: 422,
  detail: null,
  errors: [],
  values: { firstName: "An" },
} as const;

test("a form that was taken leads to its thanks by another request, so that reloading sends nothing again", async () => {
  const answered = await answerPageForm(
    { kind: "taken", location: "/nl/contact?sent=contact", answer: { ok: true } },
    page,
  );
  if (answered.kind !== "response") throw new Error(answered.kind);
  expect(answered.response.status).toBe(303);
  expect(answered.response.headers.get("Location")).toBe("/nl/contact?sent=contact");
});

test("a form that was refused comes back on its page, with what was typed and the status of the refusal", async () => {
  expect(await answerPageForm({ kind: "refused", answer }, page)).toEqual({
    kind: "page",
    data: { title: "Contact", formAnswer: answer },
    status: 422,
    headers: { ...HEADERS, "Cache-Control": "private, no-store" },
  });
});

test("where the page is gone, that is what a refused form hears", async () => {
  expect(await answerPageForm({ kind: "refused", answer }, () => failPage(410))).toEqual(failPage(410));
});

test("what is no form of the page is the sender's fault", async () => {
  expect(await answerPageForm(null, page)).toEqual(failPage(400));
});
