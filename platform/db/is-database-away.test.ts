import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "./is-database-away.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  withCode("ECONNREFUSED"),
  withCode("57P01"),
  withCode("57014"),
  withCode("53300"),
  withCode("08006"),
  new Error("Connection terminated unexpectedly"),
  withCode("55P03"),
  new Error("Client has encountered a connection error and is not queryable"),
  new Error("Cannot use a pool after calling end on the pool"),
  new Error("timeout exceeded when trying to connect"),
  new Error("query failed", { cause: withCode("ECONNRESET") }),
  new AggregateError([withCode("ECONNREFUSED")]),
])("%s means that the database cannot answer now", (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([withCode("42P01"), withCode("22P02"), new TypeError("x is undefined"), "ECONNREFUSED", null])(
  "%s is a fault of ours",
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  },
);

test("an error that is its own cause ends", () => {
  const error = new Error("round");
  error.cause = error;
  expect(isDatabaseUnavailable(error)).toBe(false);
});
