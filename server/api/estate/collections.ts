import { EstateCollection } from "#features/site/schema/reference.ts";
import { answer } from "../call/answer.ts";
import { AppError } from "../problem/app-error.ts";
import { siteEndpoint } from "../call/endpoint.ts";
import { readId } from "../call/read-id.ts";

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
