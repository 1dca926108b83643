import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { EpcScale } from "./epc-scale.tsx";
import { epcView } from "./epc-view.ts";

const certificate = (region: string, energy: object) =>
  epcView(Estate.parse({ general: { id: 1, address: { region } }, energy }), "nl");

test.each([
  ["BRUSSELS", "D", 177, "D"],
  ["FLANDERS", "B", 177, "B"],
  ["WALLONIA", "C", 240, "C"],
  ["FLANDERS", "F_C", 250, "C"],
  ["FLANDERS", "F_C", 650, "F"],
  ["FLANDERS", "F_C", 120, "F"],
])(
  "in %s an estate of label %s with %i kWh/m² has its figure at %s, on no second bar",
  (region, label, value, at) => {
    const epc = certificate(region, { energyLabel: label, epcValue: value });
    expect(epc).toMatchObject({ valueAt: at, percentage: null });
    const html = renderHtml(<EpcScale epc={epc} />);
    expect(html).not.toContain("<svg");
    expect(html.replace(/<[^>]+>/g, "")).toContain(`${at} ${value} kWh/m²`);
  },
);

test.each([[null], ["G"]])(
  "a Flemish figure with the label %s, which Flanders does not give, has a bar of its own",
  (energyLabel) => {
    const epc = certificate("FLANDERS", { energyLabel, epcValue: 175 });
    expect(epc).toMatchObject({ valueAt: null, percentage: 25 });
    expect(renderHtml(<EpcScale epc={epc} />)).toContain("<svg");
  },
);
