import { expect, test } from "vitest";
import { ownSalesRep } from "./own-sales-rep.ts";

const ANN = { id: 1, firstname: "Ann", email: "ann@example.be" };
const BO = { id: 2, firstname: "Bo", email: "Bo@Example.be" };

test("somebody is the sales rep that an owner gave them, else the one with their address", () => {
  expect(ownSalesRep([ANN, BO], { email: "bo@example.be", salesRepIds: [9, 1] })).toBe(ANN);
  expect(ownSalesRep([ANN, BO], { email: "bo@example.be", salesRepIds: [] })).toBe(BO);
});

test("who runs the office and shows no homes is nobody's sales rep", () => {
  expect(ownSalesRep([ANN, BO], { email: "lotte@example.be", salesRepIds: [] })).toBeNull();
});
