import { expect, test } from "vitest";
import { z } from "zod";
import { Page } from "#features/site/schema/page.ts";
import { IsoInstant, Link, MediaName, Slug } from "#features/site/schema/primitives.ts";
import { coded } from "#features/site/schema/finding-codes.ts";
import { codeOfIssue } from "./code-of-issue.ts";

test.each<[string, z.ZodType, unknown, object]>([
  ["a text that is too long", z.string().max(3), "four", { code: "too-long", params: { max: 3 } }],
  ["a text that is too short", z.string().min(3), "no", { code: "too-short", params: { min: 3 } }],
  ["a text that is empty", z.string().min(1), "", { code: "missing" }],
  ["a field that is not given", z.string(), undefined, { code: "missing" }],
  ["a field that says nothing", z.string(), null, { code: "missing" }],
  ["a choice that is not made", z.enum(["a", "b"]), undefined, { code: "missing" }],
  ["a number for a text", z.string(), 7, { code: "wrong-type" }],
  ["a choice that is none", z.enum(["a", "b"]), "c", { code: "wrong-choice" }],
  ["a number that is too large", z.number().max(3), 4, { code: "too-large", params: { max: 3 } }],
  ["a number that is too small", z.number().min(3), 2, { code: "too-small", params: { min: 3 } }],
  ["a list that is too long", z.array(z.number()).max(1), [1, 2], { code: "too-many", params: { max: 1 } }],
  ["a list that is too short", z.array(z.number()).min(1), [], { code: "too-few", params: { min: 1 } }],
  ["an email address that is none", z.email(), "an@", { code: "not-an-email" }],
  ["a day that is none", z.iso.date(), "2026-02-30", { code: "not-a-date" }],
  ["a moment that is none", IsoInstant, "yesterday", { code: "not-a-date" }],
  ["a web address that is none", z.url({ protocol: /^https$/ }), "ftp://a", { code: "not-a-link" }],
  ["a link that is none", Link, "javascript:alert(1)", { code: "not-a-link" }],
  ["the address of a page that is none", Page.shape.paths, { nl: "Te koop!" }, { code: "not-an-address" }],
  ["a name with capitals", Slug, "Gids", { code: "not-an-address" }],
  ["the name of a file that leads out", MediaName, "../a.jpg", { code: "not-a-media-name" }],
  ["a text of another form", z.string().regex(/^a/), "b", { code: "wrong-format" }],
  ["a field that nobody knows", z.strictObject({}), { a: 1 }, { code: "unknown-field" }],
  ["a name of a field that is none", z.record(Slug, z.string()), { A: "" }, { code: "not-an-address" }],
  ["neither of two things", z.union([z.string(), z.number()]), true, { code: "wrong-type" }],
  ["a rule with a code", z.number().refine((n) => n < 2, coded("overlap", "no")), 2, { code: "overlap" }],
  ["a rule without a code", z.number().refine((n) => n < 2, "no"), 2, { code: "not-valid" }],
])("%s has a code", (_what, schema, value, expected) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  expect(codeOfIssue(error!.issues[0]!)).toEqual(expected);
});
