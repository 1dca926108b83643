import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("cells with separators, quotes and lines stay cells", () => {
  expect(
    csvOf([
      ["Naam", "Bericht"],
      ["An", 'Zij zei: "ja";\nen toen'],
    ]),
  ).toBe('\uFEFFNaam;Bericht\r\nAn;"Zij zei: ""ja"";\nen toen"');
});

test.each(["=HYPERLINK(1)", "+32 470", "-1", "@SUM(1)", "＝1+1", "\tx", "\n=1"])(
  "%s is a text and no formula",
  (text) => {
    expect(csvOf([[text]])).toContain(`'${text}`);
  },
);
