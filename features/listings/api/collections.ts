import { EstateCollection } from "#features/site/schema/reference.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { siteEndpoint, answer } from "#features/site/api/endpoint.ts";
import { readId } from "#features/site/api/read-input.ts";

export const collections = [
  siteEndpoint({
    method: "GET",
    path: "/estate-collections/{id}",
    group: "Estates",
    summary: "A named set of listings",
    operationId: "collection",
    params: { id: "Id of the collection" },
    answer: EstateCollection,
    problems: ["not-found"],
    async handle({ site, params, parts }) {
      const collection = await parts.storage.findCollection(site.id, readId(params.id));
      if (!collection) throw new AppError("not-found");
      return answer(collection);
    },
  }),
];
