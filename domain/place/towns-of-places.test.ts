import { expect, test } from "vitest";
import { centreOfTown, MUNICIPALITIES, municipalityOfPostcode } from "./municipalities.ts";
import { kilometresBetween } from "./kilometres-between.ts";
import { type Places, type SiteTown, townsOfPlaces } from "./towns-of-places.ts";

const GHENT = 44_021;
const TOWNS: readonly SiteTown[] = [
  { id: 1, zip: "9000", names: ["Gent", "Gand"] },
  { id: 2, zip: "9050", names: ["Gentbrugge"] },
  { id: 3, zip: "9050", names: ["Ledeberg"] },
  { id: 4, zip: "9820", names: ["Merelbeke"] },
  { id: 5, zip: "8000", names: ["Brugge", "Bruges"] },
  { id: 6, zip: "59000", names: ["Lille"] },
  { id: 7, zip: "9070", names: ["Destelbergen"] },
];

test.each<[string, Places, readonly number[]]>([
  ["a town is itself", { cities: [2] }, [2]],
  ["a municipality is all its towns", { municipalities: [GHENT] }, [1, 2, 3]],
  ["a municipality and a town", { municipalities: [GHENT], cities: [5] }, [1, 2, 3, 5]],
  ["five kilometres around Ghent", { municipalities: [GHENT], radius: 5 }, [1, 2, 3, 4, 7]],
  ["two kilometres around a town", { cities: [2], radius: 2 }, [2, 3]],
  ["fifty kilometres", { cities: [1], radius: 50 }, [1, 2, 3, 4, 5, 7]],
  ["a radius around what lies abroad", { cities: [6], radius: 50 }, [6]],
  ["a municipality that the site has no town in", { municipalities: [11_002] }, []],
])("%s", (_, places, ids) => {
  expect([...townsOfPlaces(places, TOWNS)].toSorted()).toEqual(ids);
});

test("each postcode belongs to one municipality, and every municipality has a name in four languages", () => {
  const postcodes = MUNICIPALITIES.flatMap((one) => one.postcodes);
  expect(new Set(postcodes).size).toBe(postcodes.length);
  expect(MUNICIPALITIES).toHaveLength(565);
  for (const { names } of MUNICIPALITIES) expect(Object.values(names).every(Boolean)).toBe(true);
  expect(municipalityOfPostcode("4000")?.names).toMatchObject({ nl: "Luik", fr: "Liège", de: "Lüttich" });
});

test("a town has its own middle, one without a known name its municipality's", () => {
  const [drongen, unknown] = ["Drongen", "Nergens"].map((name) =>
    centreOfTown({ zip: "9031", names: [name] })!,
  );
  expect(kilometresBetween(drongen!, unknown!)).toBeGreaterThan(3);
});
