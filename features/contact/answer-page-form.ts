import { failPage, type PageAnswer, redirectTo } from "#platform/render/page-answer.ts";
import type { FormAnswer } from "#features/site/form-answer.ts";
import type { FormOutcome } from "./sending/answer-form.ts";

/** The page repeats what a visitor typed. */
const OF_ONE_VISITOR = { "Cache-Control": "private, no-store" } as const;

/**
 * Answers a form that came without scripts to its page: leads to the thanks, or shows the page again with what is wrong and
 * all that was typed. Null stands for what is no form of this page.
 * Example: `answerPageForm(await takeForm(context, request, url), () => load(asked))`.
 */
export async function answerPageForm<Data>(
  outcome: FormOutcome | null,
  showPage: () => PageAnswer<Data> | Promise<PageAnswer<Data>>,
): Promise<PageAnswer<Data & { readonly formAnswer?: FormAnswer }>> {
  if (!outcome) return failPage(400);
  if (outcome.kind === "taken") return redirectTo(outcome.location, { status: 303 });
  const page = await showPage();
  if (page.kind !== "page") return page;
  const { answer } = outcome;
  const headers = { ...page.headers, ...OF_ONE_VISITOR };
  return { ...page, data: { ...page.data, formAnswer: answer }, status: answer.status, headers };
}
