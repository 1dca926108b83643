import { expect, test } from "vitest";
import { type NamedAgency, SITE_DUTIES, siteGaps } from "./site-duties.ts";

const AGENCY: NamedAgency = {
  legalName: "Huyzen Vastgoed bv",
  address: { street: { nl: "Coupure Links" }, number: "12", city: { zip: "9000", name: "Gent" } },
  phone: "+32 9 000 00 00",
  email: "hallo@huyzen.example",
  enterpriseNumber: "0000.000.097",
  vatNumber: "BE 0000.000.097",
  bivTitle: { nl: "Vastgoedmakelaar, erkend in België", fr: "Agent immobilier agréé en Belgique" },
  bivNumber: "500.001",
  supervisor: { nl: "BIV, Luxemburgstraat 16 B, 1000 Brussel" },
  insurer: "Borgwacht nv",
  policyNumber: "1",
};

const gaps = (agency: NamedAgency) => siteGaps(agency).map(({ id, state }) => `${id}: ${state}`);

test("an agency that says all of it lacks nothing", () => {
  expect(gaps(AGENCY)).toEqual([]);
});

test("an agency that says nothing lacks all but the privacy statement, which each site has", () => {
  expect(siteGaps({}).map(({ id }) => id)).toEqual(
    SITE_DUTIES.map(({ id }) => id).filter((id) => id !== "privacyStatement"),
  );
});

test.each<[string, NamedAgency, string[]]>([
  ["spaces say no name", { legalName: "  " }, ["legalName: missing"]],
  [
    "a street without a number is no address",
    { address: { street: { nl: "Kouter" } } },
    ["address: missing"],
  ],
  ["a mistyped number is doubtful", { enterpriseNumber: "0000.000.079" }, ["enterpriseNumber: doubtful"]],
  ["a VAT number of another country is doubtful", { vatNumber: "NL001" }, ["vatNumber: doubtful"]],
  ["a title without its country lacks it", { bivTitle: { nl: "Vastgoedmakelaar" } }, ["country: missing"]],
  [
    "a title that names the country in one language alone lacks it in the other",
    { bivTitle: { nl: "Vastgoedmakelaar, erkend in België", fr: "Agent immobilier" } },
    ["country: missing"],
  ],
  ["a title in no language is none", { bivTitle: { nl: "" } }, ["bivTitle: missing", "country: missing"]],
  [
    "without its number the site refers to no code of conduct",
    { bivNumber: null },
    ["bivNumber: missing", "codeOfConduct: missing"],
  ],
  ["an insurer without the policy", { policyNumber: "" }, ["policyNumber: missing"]],
])("%s", (_what, change, expected) => {
  expect(gaps({ ...AGENCY, ...change })).toEqual(expected);
});

test("each duty has one name, an act, and a page that was read on a day", () => {
  expect(new Set(SITE_DUTIES.map(({ id }) => id)).size).toBe(SITE_DUTIES.length);
  for (const { source } of SITE_DUTIES) {
    expect(source.act.length).toBeGreaterThan(10);
    expect(source.page).toMatch(/^https:\/\//);
    expect(source.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
