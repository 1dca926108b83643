import { expect, test } from "vitest";
import { CallFailed } from "../api/call.ts";
import { publishFailureOf } from "./publish-failure.ts";

const refused = (code: string, members: Readonly<Record<string, unknown>> = {}) =>
  new CallFailed({ kind: "refused", status: 422, code, members });

test.each([
  ["what a colleague changed first", refused("changed-meanwhile"), { kind: "contested" }],
  [
    "a call without an answer",
    new CallFailed({ kind: "lost", status: 0, code: "lost", members: {} }),
    { kind: "lost" },
  ],
  ["what another role may change", refused("other-role"), { kind: "not-own" }],
  ["a fault of the server's", refused("unexpected"), { kind: "failed" }],
  ["a fault of the desk's", new Error("no"), { kind: "failed" }],
  [
    "more listings than the site may have",
    refused("over-limit", { limit: { of: "listings", most: 5 } }),
    { kind: "over-limit", limit: { of: "listings", most: 5 } },
  ],
  [
    "a field that is not right",
    refused("refused", { errors: [{ code: "too-long", path: "title", message: "no", params: { max: 3 } }] }),
    {
      kind: "refused",
      findings: [{ level: "error", code: "too-long", path: "title", params: { max: 3 } }],
    },
  ],
])("%s is not published, and the desk knows why", (_what, error, failure) => {
  expect(publishFailureOf(error)).toEqual(failure);
});
