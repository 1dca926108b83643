import { ContactInfo } from "../schema/media.ts";
import { Estate, EstateFamily } from "../schema/estate.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { siteEndpoint, answer, EMPTY } from "#features/site/api/endpoint.ts";
import { contactInfoOf, findPublished } from "./find-published.ts";
import { requireId } from "#features/site/api/read-input.ts";
import { EstateCollection } from "#features/site/schema/reference.ts";

export const estates = [
  siteEndpoint({
    method: "GET",
    path: "/estates/v2/{id}",
    group: "Estates",
    summary: "One estate, whole; a project with its units",
    operationId: "estate",
    params: { id: "Id of the estate" },
    answer: Estate,
    hasPictures: true,
    problems: ["not-found", "gone"],
    handle: async (call) => answer(await findPublished(call, requireId(call.params.id))),
  }),
  siteEndpoint({
    method: "GET",
    path: "/estates/{id}/contact-info",
    group: "Estates",
    summary: "Who to call about an estate; empty when the agency named nobody",
    operationId: "contactInfo",
    params: { id: "Id of the estate" },
    answer: ContactInfo,
    canBeEmpty: true,
    problems: ["not-found", "gone"],
    async handle(call) {
      const id = requireId(call.params.id);
      const [, contact] = await Promise.all([findPublished(call, id), contactInfoOf(call, id)]);
      return contact ? answer(contact) : EMPTY;
    },
  }),
  siteEndpoint({
    method: "GET",
    path: "/estates/group/{id}",
    group: "Estates",
    summary: "The units of a project, asked by the project's id or by one of theirs",
    operationId: "estateGroup",
    params: { id: "Id of a project or of one of its units" },
    answer: EstateFamily,
    hasPictures: true,
    problems: ["not-found", "gone"],
    async handle(call) {
      const estate = await findPublished(call, requireId(call.params.id));
      const { parentId } = estate.general;
      const project = parentId ? await findPublished(call, parentId) : estate;
      if (!project.general.project)
        throw new AppError("not-found", { detail: "This estate is in no project." });
      return answer(familyOf(project));
    },
  }),
];

function familyOf({ general, children }: Estate): EstateFamily {
  return { id: general.id, title: general.title, total: { value: children.length }, results: children };
}

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
      const collection = await parts.storage.findCollection(site.id, requireId(params.id));
      if (!collection) throw new AppError("not-found");
      return answer(collection);
    },
  }),
];
