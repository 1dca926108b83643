import { expect, test } from "vitest";
import { contextWith } from "#features/site/testing/request-context.ts";
import { agencyParticulars } from "../frame/load-shell.ts";

const { site } = contextWith({});
const LA_HULPE = { id: 1, zip: "1310", name: "La Hulpe", alias: { nl: "Terhulpen" } };
const agency = {
  ...site.agency,
  address: { street: { fr: "Rue du Bois", nl: "Bosstraat" }, number: "8", city: LA_HULPE },
};

test.each([
  ["fr", "Rue du Bois 8", "1310 La Hulpe"],
  ["nl", "Bosstraat 8", "1310 Terhulpen"],
  ["en", "Bosstraat 8", "1310 La Hulpe"],
] as const)("in %s the agency's address is %s, %s", (locale, street, city) => {
  expect(agencyParticulars({ ...site, agency }, locale)).toMatchObject({ street, city });
});

test.each(["BIV 500.001", "IPI 500.001", "500.001"])(
  "a broker's number stands bare behind its label, which names the institute (%s)",
  (bivNumber) => {
    expect(agencyParticulars({ ...site, agency: { ...agency, bivNumber } }, "fr").bivNumber).toBe("500.001");
  },
);
