import { expect, test } from "vitest";
import { HttpError } from "./transport.ts";
import { problemOf, QueryError, statusOfError } from "./query-error.ts";

/** A class of the same shape in another bundle. */
class BuiltElsewhere extends Error {
  readonly status = 410;
}

test.each([
  ["a failed query", new QueryError(410), 410],
  ["an answer that is not OK", new HttpError(new Response(null, { status: 404 })), 404],
  ["an error of code that is built apart", new BuiltElsewhere(), 410],
  ["a bug", new TypeError("bug"), null],
  ["an error whose status is no number", Object.assign(new Error("x"), { status: "404" }), null],
  ["nothing", null, null],
  ["a text", "404", null],
])("the status of %s", (_, error, status) => {
  expect(statusOfError(error)).toBe(status);
});

test("a failed query says what was wrong with what was sent, any other failure says nothing", () => {
  const errors = [{ path: "email", message: "Vul dit veld in." }];
  expect(problemOf(new QueryError(422, { errors }))).toEqual({ errors });
  expect(problemOf(new TypeError("bug"))).toEqual({});
  expect(problemOf(null)).toEqual({});
});
