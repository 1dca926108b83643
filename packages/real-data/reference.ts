import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReferenceData } from "../../features/site/schema/reference.ts";
import { HEAD_TYPES } from "../../domain/estate/reference/head-types.ts";
import { SUB_TYPES } from "../../domain/estate/reference/sub-types.ts";
import { TRANSACTIONS } from "../../domain/estate/reference/transactions.ts";
import { municipalityOfPostcode } from "../../domain/place/municipalities.ts";
import type { Lists } from "./node-of-row.ts";
import type { Row } from "./row.ts";

type Locality = {
  readonly pc: string;
  readonly name: Partial<Record<"nl" | "fr" | "de", string>>;
  readonly lat: number;
  readonly lng: number;
};

/** Sub types that the portal names in words of its own. */
const SAME_SUB_TYPE: Record<string, string> = {
  STUDIO: "FLAT_STUDIO",
  STUDENT_HOUSING: "KOT",
};

/** The lists of a converted bundle, and how a row finds its city and sub type in them. */
export async function readReference(data: string): Promise<{
  reference: ReferenceData;
  lists: Omit<Lists, "pictures">;
}> {
  const { localities } = JSON.parse(await readFile(join(data, "geo", "be-localities.json"), "utf8")) as {
    localities: Locality[];
  };
  const cities = localities.map(({ pc, name, lat, lng }, position) => ({
    id: position + 1,
    zip: pc,
    name: name.nl ?? name.fr ?? name.de ?? pc,
    alias: { ...englishName(pc, name), ...name },
    location: { latitude: lat, longitude: lng },
  }));
  const byPlace = new Map(
    cities.flatMap((city) => Object.values(city.alias).map((n) => [placeKey(city.zip, n), city.id])),
  );
  const byZip = new Map(cities.toReversed().map((city) => [city.zip, city.id]));
  return {
    reference: {
      headTypes: [...HEAD_TYPES],
      subTypes: SUB_TYPES.map(({ id, name, headTypeId, type }) => ({ id, name, headTypeId, type })),
      transactions: [...TRANSACTIONS],
      rooms: [{ id: 1, name: { nl: "Slaapkamer", fr: "Chambre", en: "Bedroom", de: "Schlafzimmer" } }],
      cities,
      countries: [{ id: "BE", name: { nl: "België", fr: "Belgique", en: "Belgium", de: "Belgien" } }],
      rentalLocations: [],
      rentalSubKinds: [],
      rentalOptions: [],
      periodTypes: [],
    },
    lists: {
      cityIdOf: (row: Row) => {
        const zip = row["postcode"] ?? "";
        return byPlace.get(placeKey(zip, row["locality"] ?? "")) ?? byZip.get(zip);
      },
      subTypeOf: (code: string, headType: number) => {
        const wanted = SAME_SUB_TYPE[code] ?? code;
        const fitting = SUB_TYPES.filter((subType) => subType.code === wanted);
        return fitting.find((subType) => subType.headTypeId === headType) ?? fitting[0];
      },
    },
  };
}

/** The source has no English names: a municipality's is the product's own, a smaller place has one name in English and on the spot. */
function englishName(postcode: string, name: Locality["name"]): { en?: string } {
  const names = municipalityOfPostcode(postcode)?.names;
  const isMunicipality = names && [names.nl, names.fr].some((own) => own === name.nl || own === name.fr);
  return isMunicipality ? { en: names.en } : {};
}

function placeKey(zip: string, name: string): string {
  return `${zip} ${name.toLowerCase()}`;
}
