import { expect, test } from "vitest";
import { readSweepbrightEstate } from "./read-sweepbright.ts";
import { context, draftOf, listingOf, read, SAMPLE } from "./testing/read-sample.ts";

test("the energy certificate and the planning facts go where the law wants them", () => {
  const { draft, findings } = listingOf({
    legal: {
      energy: {
        epc_value: 98,
        epc_category: "A",
        epc_reference: "20081101-0000000245",
        co2_emissions: 21,
        e_level: "E60",
        report_electricity_gas: "not_conform",
        report_fuel_tank: "conform",
      },
      property_and_land: {
        cadastral_income: 785,
        flood_risk: "potential_flood_sensitive_area",
        flood_risk_building_score: "B",
        flood_risk_plot_score: "C",
        land_use_designation: "residential_expansion_area",
        purchased_year: "1987",
      },
      regulations: {
        building_permit: true,
        priority_purchase_right: false,
        urban_planning_breach: 0,
        expropriation_plan: false,
        pending_legal_proceedings: true,
      },
      legal_mentions: { nl: "Vlaamse vermelding", fr: "Mention" },
    },
  });
  expect(findings).toEqual([]);
  expect(draft!["property"]).toMatchObject({
    certification: {
      epc_value: 98,
      energy_label: "A",
      epc_number: "20081101-0000000245",
      co2_emission: 21,
      e_level: 60,
      electricity_certificate: "OBTAINED",
      electricity_conformity: "INVALID",
      fuel_tank_certificate: true,
    },
    financial: { cadastral_income: 785 },
    flood_information: {
      flooding: "YES",
      flood_zone: { nl: "Mogelijk overstromingsgevoelig" },
      building_score: "B",
      parcel_score: "C",
    },
    planning: {
      most_recent_destination: "WUG",
      planning_permission: "YES",
      presale_right: "NO",
      violation: { nl: "Nee" },
      proceeding: "YES",
    },
  });
  const told = (draft!["extraFields"] as Record<string, unknown>[]).slice(-3);
  expect(told).toMatchObject([
    { name: { nl: "Kantoor" }, value: "My Team" },
    { name: { nl: "Onteigeningsplan" }, value_lang_string: { nl: "Nee", fr: "Non" } },
    {
      name: { nl: "Wettelijke vermeldingen" },
      value_lang_string: { nl: "Vlaamse vermelding", fr: "Mention" },
    },
  ]);
});

test("open houses are told in Belgian time", () => {
  const draft = draftOf({
    open_homes: [
      { start_date: "2026-11-29T13:00:00+00:00", end_date: "2026-11-29T15:00:00+00:00" },
      { start_date: "2026-07-04T13:00:00+00:00", end_date: null },
    ],
  });
  expect(draft["extraFields"]).toContainEqual(
    expect.objectContaining({
      name: expect.objectContaining({ nl: "Open huis" }),
      value: "29/11/2026 14:00–16:00, 04/07/2026 15:00",
    }),
  );
});

const file = (name: string, type: string) => ({
  id: "1",
  filename: name,
  description: "",
  content_type: type,
  url: `https://files.example/${name}`,
  url_expires_on: "2026-11-24T00:00:00+00:00",
});

test("documents, plans, films and visits come along, each as what it is", () => {
  const draft = draftOf({
    documents: [
      { ...file("epc.pdf", "application/pdf"), description: "Certificat PEB" },
      file("charges.xlsx", "application/vnd.ms-excel"),
    ],
    plans: [file("plan.pdf", "application/pdf"), file("plan.png", "image/png")],
    video_url: "https://www.youtube.com/watch?v=kkEPkKF0XGA",
    virtual_tour_url: "https://tour.example/1",
  });
  expect(draft["files"]).toEqual([
    { url: "https://files.example/epc.pdf", comment: { fr: "Certificat PEB" } },
    { link: "https://files.example/charges.xlsx", comment: { fr: "charges.xlsx" } },
    { url: "https://files.example/plan.pdf", comment: { fr: "plan.pdf" } },
  ]);
  expect(draft["pictures"]).toMatchObject([
    { index: 1 },
    { url: "https://files.example/plan.png", kind: "floorplan", index: 2 },
  ]);
  expect(draft["videos"]).toEqual([{ link: "https://www.youtube.com/watch?v=kkEPkKF0XGA" }]);
  expect(draft["virtualVisits"]).toEqual([{ type: { id: 2 }, link: "https://tour.example/1" }]);
});

test("rooms have their names, areas and descriptions", () => {
  const draft = draftOf({
    rooms: [
      { type: "bedrooms", size_description: "Côté jardin", size: 14, unit: "sq_m", ordinal: 1 },
      { type: "living_room", size_description: null, size: 30, unit: "sq_m", ordinal: 2 },
    ],
  });
  expect(draft["layout"]).toEqual({
    rooms: [
      {
        value: { id: 1, name: expect.objectContaining({ fr: "Chambre" }) },
        count: 1,
        surface: 14,
        comment: { fr: "Côté jardin" },
        sort: 1,
      },
      {
        value: { id: 900_001, name: expect.objectContaining({ fr: "Séjour" }) },
        count: 1,
        surface: 30,
        sort: 2,
      },
    ],
  });
});

test("a project brings its units within one answer", () => {
  const unit = { ...JSON.parse(SAMPLE), id: "unit-1", project_id: null, status: "sold" };
  const lost = { ...unit, id: "unit-2", status: "lost" };
  const { listings, withdrawn, findings } = read({
    is_project: true,
    properties: [unit, lost, { status: "sold" }],
  });
  expect(listings.map(({ draft }) => draft!["general"])).toMatchObject([
    { project: true, headType: { id: 7 } },
    {
      externalId: "unit-1",
      parentExternalId: "12345678-1234-1234-1234-123456789012",
      transaction: { id: 5 },
    },
  ]);
  expect(withdrawn).toEqual(["unit-2"]);
  expect(findings).toMatchObject([{ level: "error", file: expect.stringContaining("unit of") }]);
});

test.each([
  ["no object", "estate"],
  ["no id", { status: "available" }],
  ["an error page", { message: "Unauthenticated." }],
])("an answer with %s is a finding, not a listing", (_, document) => {
  expect(readSweepbrightEstate(document, context())).toMatchObject({
    listings: [],
    withdrawn: [],
    findings: [{ level: "error" }],
  });
});
