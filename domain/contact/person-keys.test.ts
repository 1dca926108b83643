import { expect, test } from "vitest";
import { isSamePerson, personKeys } from "./person-keys.ts";

const AN = { email: "an.peeters@example.be", phone: "0470 12 34 56" };

test.each([
  ["capitals", "An.Peeters@EXAMPLE.be"],
  ["a tag", "an.peeters+huis@example.be"],
  ["tags in a tag", "an.peeters+a+b@example.be"],
  ["letters of full width", "ａn.peeters@example.be"],
])("a mailbox with %s is the same person's", (_what, email) => {
  expect(isSamePerson({ email }, { email: AN.email })).toBe(true);
});

test.each([
  ["dots", "an.peeters@example.be", "anpeeters@example.be"],
  ["a tag alone", "+huis@example.be", "+tuin@example.be"],
  ["another domain", "an@example.be", "an@example.com"],
  ["another name", "an@example.be", "jan@example.be"],
])("%s makes another mailbox", (_what, one, other) => {
  expect(isSamePerson({ email: one }, { email: other })).toBe(false);
});

test("Gmail delivers whatever the dots, under both of its names", () => {
  expect(isSamePerson({ email: "a.n.peeters+1@gmail.com" }, { email: "anpeeters@googlemail.com" })).toBe(
    true,
  );
});

test("a domain is one in any alphabet", () => {
  expect(isSamePerson({ email: "an@müller.example" }, { email: "an@xn--mller-kva.example" })).toBe(true);
});

test.each(["+32 470 12 34 56", "0032 470 12 34 56", "+32 (0)470/12.34.56", "0470-12-34-56", "32470123456"])(
  "%s is the phone of the same person, whatever their mailbox",
  (phone) => {
    expect(isSamePerson({ email: "other@example.be", phone }, AN)).toBe(true);
  },
);

test("a landline is one with and without its country", () => {
  const keys = ["09 123 45 67", "+32 9 123 45 67"].map((phone) => personKeys({ email: "a@b.be", phone })[1]);
  expect(new Set(keys).size).toBe(1);
});

test("who leaves the phone out is counted by the mailbox alone", () => {
  expect(personKeys({ email: "an@example.be" })).toEqual(["mail an@example.be"]);
  expect(isSamePerson({ email: "an@example.be" }, { email: "bo@example.be", phone: null })).toBe(false);
  expect(isSamePerson({ ...AN, email: "bo@example.be", phone: "0470 12 34 57" }, AN)).toBe(false);
});
