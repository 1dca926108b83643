import { expect, test } from "vitest";
import type { DisplayContext } from "#domain/display/rules.ts";
import { labelFor } from "./other-labels.ts";

const FLEMISH_HOUSE: DisplayContext = {
  status: "FOR_SALE",
  type: "HOUSE",
  region: "FLANDERS",
  isVatRegime: false,
};
const LIVING_AREA = "display.field.living_area_surface";
const PRICE = "display.field.price";
const BUILDING = "display.tab.construction";

test.each<[Partial<DisplayContext>, label: string, said: string]>([
  [{}, LIVING_AREA, LIVING_AREA],
  [{ type: "GARAGE" }, LIVING_AREA, "estate.area"],
  [{ type: "COMMERCIAL" }, "estate.livingArea", "estate.area"],
  [{ type: "PLOT" }, BUILDING, "estate.plot"],
  [{}, BUILDING, BUILDING],
  [{ status: "TO_RENT" }, PRICE, "estate.cost.rent"],
  [{ status: "SOLD" }, PRICE, PRICE],
  [{ region: "WALLONIA" }, "display.field.epc_value", "estate.espec"],
  [{ region: "BRUSSELS" }, "display.field.epc_value", "display.field.epc_value"],
])("where an estate is %o, %s is called %s", (change, label, said) => {
  expect(labelFor({ ...FLEMISH_HOUSE, ...change })(label)).toBe(said);
});
