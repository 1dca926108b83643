import { expect, test } from "vitest";
import { chosenSubject } from "./subjects.ts";

const SUBJECTS = ["Verkopen", "Schatting van uw huis"];

test.each([
  [null, "0"],
  ["", "0"],
  ["0", "0"],
  ["3", "0"],
  ["verhuizen", "0"],
  ["1", "Verkopen"],
  ["2", "Schatting van uw huis"],
  [" schatting VAN uw huis ", "Schatting van uw huis"],
  ["<script>", "0"],
])("an address that asks for the subject %j chooses %j", (asked, chosen) => {
  expect(chosenSubject(SUBJECTS, asked)).toBe(chosen);
});
