import { expect, test } from "vitest";
import { errorsOf, type PersonDraft, sentOf } from "./person-draft.ts";

const JAN: PersonDraft = {
  name: " Jan ",
  email: " jan@huyzen.be ",
  role: "agent",
  locale: "nl",
  salesRepIds: [3],
};

test("an invitation needs a name and a whole address", () => {
  expect(errorsOf(JAN, true)).toEqual({});
  expect(errorsOf({ ...JAN, name: " ", email: "jan" }, true)).toEqual({
    name: "nameMissing",
    email: "signIn.emailWrong",
  });
  expect(errorsOf({ ...JAN, email: "" }, false)).toEqual({});
});

test("who becomes an editor is no longer held to the listings of some sales reps", () => {
  expect(sentOf({ ...JAN, role: "editor" }, false)).toEqual({
    name: "Jan",
    role: "editor",
    locale: "nl",
    salesRepIds: [],
  });
  expect(sentOf(JAN, true)).toMatchObject({ email: "jan@huyzen.be", salesRepIds: [3] });
});
