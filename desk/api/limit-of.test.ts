import { expect, test } from "vitest";
import { CallFailed } from "./call.ts";
import { limitOf } from "./limit-of.ts";

const failed = (code: string, members: object = {}) =>
  new CallFailed({ kind: "refused", status: 403, code, members: { ...members } });

test("what passes a limit of the site is known from what somebody's role may not do", () => {
  const limit = { of: "listings", most: 100 };
  expect(limitOf(failed("over-limit", { limit }))).toEqual(limit);
  expect(limitOf(failed("other-role", { limit }))).toBeNull();
  expect(limitOf(new TypeError("offline"))).toBeNull();
});

test("a server of before, which does not say what is limited, is a failure like others", () => {
  expect(limitOf(failed("over-limit"))).toBeNull();
  expect(limitOf(failed("over-limit", { limit: { of: "mails", most: 1 } }))).toBeNull();
});
