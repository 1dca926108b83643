import { expect, test } from "vitest";
import { createTranslate } from "#domain/locale/translate.ts";
import { imprintView } from "./imprint-view.ts";
import { MESSAGES } from "#features/messages.ts";

const { nl } = MESSAGES;

const AGENCY = {
  legalName: "Huyzen bv",
  street: "Kouter 1",
  city: "9000 Gent",
  phone: "+32 9 000 00 00",
  email: "info@huyzen.example",
  enterpriseNumber: "0000.000.097",
  vatNumber: null,
  bivTitle: "Vastgoedmakelaar",
  bivNumber: "500.001",
  supervisor: null,
  insurer: "Borg nv",
  policyNumber: "12",
};

test("an agency's particulars stand there in order, without those that it did not give", () => {
  const { rows } = imprintView(AGENCY, createTranslate("nl", nl));
  expect(rows.map(({ value }) => value)).toEqual([
    "Huyzen bv",
    "Kouter 1, 9000 Gent",
    "+32 9 000 00 00",
    "info@huyzen.example",
    "0000.000.097",
    "Vastgoedmakelaar",
    "500.001",
    "Reglement van plichtenleer van het BIV (koninklijk besluit van 29 juni 2018)",
    "Borg nv, polis 12",
  ]);
});
