import { regionOfAddress } from "#domain/estate/energy/epc.ts";
import { foldAccents } from "#domain/locale/fold-accents.ts";
import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { parseId } from "#features/site/parse-id.ts";
import type { ReferenceData } from "#features/site/schema/reference.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { findCollections } from "./find-collections.ts";
import { findColleagues, findSalesReps } from "./find-sales-reps.ts";
import { ListingChoices, Towns } from "./choices-schema.ts";

const MOST_TOWNS = 20;

const shared = {
  method: "GET",
  group: "Writing",
  scope: "listings",
  isNarrowed: true,
  isPersonal: true,
  problems: [],
} as const;

/** What the fields of a listing can name, for whoever writes one by hand. */
export const listingChoices = [
  siteEndpoint({
    ...shared,
    path: "/listing-choices",
    summary: "The lists that listings name: types, transactions, rooms, collections, sales reps",
    description:
      "As `reference.json` and `collections.json` have them, but for towns: `GET towns` finds those.",
    operationId: "listingChoices",
    answer: ListingChoices,
    handle: async ({ site, parts, holder }) => {
      const reference = await parts.storage.findReference(site.id);
      const isEditor = holder?.session && holder.onlyOf === null;
      return onOwnConnection({ site, parts }, async (client) => {
        const collections = await findCollections(client, site.id);
        const salesReps = await findSalesReps(client, site.id);
        const colleagues = isEditor ? await findColleagues(client, site.id, salesReps) : [];
        const lists = { ...choicesOf(reference), collections, salesReps, colleagues };
        return answer(lists satisfies ListingChoices);
      });
    },
  }),
  siteEndpoint({
    ...shared,
    path: "/towns",
    summary: "The agency's towns by postcode or the start of a name",
    description:
      "Those of `reference.json`, also where the agency has nothing now, with the region whose law an advertisement there stands under.",
    operationId: "towns",
    query: {
      q: `A postcode or the start of a name in any language; at most ${MOST_TOWNS} towns are answered`,
      id: "The town with this id instead",
    },
    answer: Towns,
    handle: async ({ site, parts, query }) => {
      const { cities } = await parts.storage.findReference(site.id);
      const id = parseId(query.get("id") ?? "");
      const found =
        id === null ? townsNamed(cities, query.get("q") ?? "") : cities.filter((city) => city.id === id);
      return answer({ towns: found.map(townOf) } satisfies Towns);
    },
  }),
];

function choicesOf({ headTypes, subTypes, transactions, rooms }: ReferenceData) {
  const kinds = subTypes.map(({ id, name, headTypeId, type }) => ({
    id,
    name,
    headTypeId: headTypeId ?? null,
    type: type ?? null,
  }));
  return { headTypes, subTypes: kinds, transactions, rooms };
}

type City = ReferenceData["cities"][number];

/** By postcode, then by name; who typed "9000 Gent" means both. */
function townsNamed(cities: readonly City[], typed: string): City[] {
  const words = foldAccents(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return cities
    .filter((city) => words.every((word) => namesOf(city).some((name) => name.startsWith(word))))
    .toSorted((one, other) => one.zip.localeCompare(other.zip) || one.name.localeCompare(other.name))
    .slice(0, MOST_TOWNS);
}

function namesOf({ zip, name, alias }: City): string[] {
  const names = [zip, name, ...Object.values(alias ?? {})].map((text) => foldAccents(text ?? ""));
  return names.concat(names.flatMap((text) => text.split(/[\s-]+/)));
}

function townOf({ id, zip, name, alias, region }: City): Towns["towns"][number] {
  return { id, zip, name, alias: alias ?? null, region: regionOfAddress({ region, city: { zip } }) };
}
