import { Puzzle } from "../schema/puzzle.ts";
import { answer, EMPTY, ajaxEndpoint } from "#features/site/api/endpoint.ts";
import { checksOf } from "../receiving/checks-of.ts";
import { createPuzzle } from "../receiving/puzzle.ts";

export const captcha = ajaxEndpoint({
  method: "GET",
  path: "/captcha",
  group: "Forms",
  summary: "A puzzle for the browser, whose solution goes along with a form as `altcha`",
  description: "As ALTCHA has it, made and checked here. Empty where the site asks for none.",
  operationId: "captcha",
  params: { lang: "Language of the page: nl, fr, en or de" },
  answer: Puzzle,
  canBeEmpty: true,
  isPersonal: true,
  problems: [],
  async handle({ site, parts, now }) {
    if (!checksOf({ site, parts }).captcha) return EMPTY;
    return answer(await createPuzzle(await parts.storage.secrets.find(site.id, "captcha"), now));
  },
});
