import { expect, test } from "vitest";
import { readArea, readFigure, readLength } from "./read-area.ts";

test.each([
  ["120 m²", 120],
  ["120m2", 120],
  ["85,5 qm", 85.5],
  ["1.250", 1250],
  ["1 250 m²", 1250],
  ["12 a 50 ca", 1250],
  ["12a50ca", 1250],
  ["1 ha 2 a 5 ca", 10_205],
  ["0,5 ha", 5000],
  ["3 are", 300],
  ["75 ca", 75],
])("%s of land or floor is %d m²", (text, area) => {
  expect(readArea(text)).toEqual({ value: area });
});

test.each(["12 acres", "groot", "", "-120 m²x", "120 13"])("%j is no area", (text) => {
  expect(readArea(text)).toHaveProperty("reason");
});

test("what may be 1250 or 1.25 is asked, not guessed", () => {
  expect(readArea("1,250 m²")).toEqual({
    reason: '"1,250" may be 1250 or 1 and a fraction; write 1250, or fewer decimals',
  });
  expect(readLength("7.500")).toHaveProperty("reason");
});

test("lengths come in metres, from centimetres too", () => {
  expect(readLength("7,5 m")).toEqual({ value: 7.5 });
  expect(readLength("750 cm")).toEqual({ value: 7.5 });
});

test.each([
  ["210 kWh/m²", 210],
  ["210 kWh/m²/jaar", 210],
  ["-5", -5],
  ["E 30", 30],
  ["12 kg CO2/m²", 12],
])("the figure %s of a certificate is %d", (text, figure) => {
  expect(readFigure(text)).toEqual({ value: figure });
});
