import { expect, test } from "vitest";
import { understood } from "./testing/understood.ts";

const HOME_AND_PLOT = { transaction: "sale", places: ["Mechelen"], areaMin: 120, plotMin: 500, epcMin: "B" };

test.each([
  ["minstens 120 m² bewoonbaar, grond 500m2, epc b, te koop mechelen", HOME_AND_PLOT],
  ["à vendre Malines, terrain 500m2, au moins 120 m² habitables, peb b", HOME_AND_PLOT],
  ["for sale Mechelen, at least 120 sqm living space, plot 500 sqm, epc b", HOME_AND_PLOT],
  ["zu verkaufen Mechelen, 120 m² Wohnfläche, Grundstück 500 m², EPC B", HOME_AND_PLOT],
  ["500 m² grond, huis met 3 slaapkamers", { types: [1], bedMin: 3, plotMin: 500 }],
  ["maison, terrain 800 m²", { types: [1], plotMin: 800 }],
  ["house of 120 m² with a plot of 500 m²", { types: [1], areaMin: 120, plotMin: 500 }],
  ["Haus Grundstück 800 m²", { types: [1], plotMin: 800 }],
])("the size of a plot beside a home is the least plot, and no land is looked for: %s", (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});

test.each([
  ["huis 3 slpk op groot perceel Gent", "+ groot perceel", { bedMin: 3, places: ["Gent"] }],
  ["maison avec un très grand terrain à Liège", "avec un très grand terrain", { places: ["Luik"] }],
  ["house with a large plot in Ghent", "with a large plot", { places: ["Gent"] }],
  ["Haus mit großem Grundstück in Eupen", "mit großem Grundstück", { places: ["Eupen"] }],
  ["huis met tuin en grond", "+ grond", { garden: true }],
  ["huis zonder grond", "zonder grond", {}],
])("a home keeps its type beside a plot without a size, which is said: %s", (text, unknown, wishes) => {
  expect(understood(text)).toEqual({ types: [1], ...wishes, unknown: [unknown] });
});

test("a large plot stays understood where a radius follows it", () => {
  expect(understood("maison avec grand terrain dans un rayon de 20 km autour de Liège")).toEqual({
    types: [1],
    places: ["Luik"],
    radius: 20,
    unknown: ["avec grand terrain"],
  });
});

test.each([
  ["grond in Mechelen", { types: [2], places: ["Mechelen"] }],
  ["terrain à bâtir Namur", { types: [2], places: ["Namen"] }],
  ["terrain 800 m² Namur", { types: [2], places: ["Namen"], plotMin: 800 }],
  ["terrain de 800 m² à Namur", { types: [2], places: ["Namen"], plotMin: 800 }],
  ["plot of 800 sqm in Ghent", { types: [2], places: ["Gent"], plotMin: 800 }],
  ["plot of land in Ghent", { types: [2], places: ["Gent"] }],
  ["Grundstück in Eupen", { types: [2], places: ["Eupen"] }],
])("land by itself is land: %s", (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});

test.each([
  ["huis of grond in Gent", { types: [1, 2], places: ["Gent"] }],
  ["terrain ou maison à Namur", { types: [2, 1], places: ["Namen"] }],
  ["houses and land for sale", { types: [1, 2], transaction: "sale" }],
  ["Haus oder Grundstück ab 800 m²", { types: [1, 2], plotMin: 800 }],
  ["perceel voor halfopen bebouwing", { types: [2, 1] }],
])(
  "land beside a home is looked for too where either will do, and where the home is yet to be built: %s",
  (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
  },
);
