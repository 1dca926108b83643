import type { MessageKey } from "#domain/locale/translate.ts";
import { expect, test } from "vitest";
import type { DisplayContext } from "#domain/display/rules.ts";
import { labelFor } from "./label-overrides.ts";

const FLEMISH_HOUSE: DisplayContext = {
  status: "FOR_SALE",
  type: "HOUSE",
  region: "FLANDERS",
  isVatRegime: false,
  isLifeAnnuity: false,
};
const LIVING_AREA = "display.field.living_area_surface";
const PRICE = "display.field.price";
const BUILDING = "display.tab.construction";

test.each<[Partial<DisplayContext>, label: MessageKey, said: MessageKey]>([
  [{}, LIVING_AREA, LIVING_AREA],
  [{ type: "GARAGE" }, LIVING_AREA, "estate.area"],
  [{ type: "COMMERCIAL" }, "estate.livingArea", "estate.area"],
  [{ type: "PLOT" }, BUILDING, "estate.plot"],
  [{}, BUILDING, BUILDING],
  [{ isLifeAnnuity: true }, PRICE, "estate.cost.bouquet"],
  [{ status: "TO_RENT" }, PRICE, "estate.cost.rent"],
  [{ status: "SOLD" }, PRICE, PRICE],
  [{ region: "WALLONIA" }, "display.field.epc_value", "estate.espec"],
  [{}, "display.field.planning_permission", "estate.environmentalPermit"],
  [{ region: "BRUSSELS" }, "display.field.planning_permission", "display.field.planning_permission"],
  [{ region: "WALLONIA" }, "display.field.subdivision_permit", "estate.urbanisationPermit"],
  [{ region: "BRUSSELS" }, "display.field.subdivision_permit", "display.field.subdivision_permit"],
  [{}, "display.field.warranty", "estate.guarantee"],
  [{ status: "TO_RENT" }, "display.field.warranty", "display.field.warranty"],
  [{ region: "BRUSSELS" }, "display.field.epc_value", "display.field.epc_value"],
  [{ region: "ABROAD" }, "display.field.epc_value", "estate.certificateAbroad.value"],
  [{ region: "ABROAD" }, "display.field.shared.energy_label", "estate.certificateAbroad.shared.label"],
])("where an estate is %o, %s is called %s", (change, label, said) => {
  expect(labelFor({ ...FLEMISH_HOUSE, ...change })(label)).toBe(said);
});
