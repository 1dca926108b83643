import { ContactInfo } from "#contract/estate/contact-info.ts";
import { Estate } from "#contract/estate/estate.ts";
import { EstateFamily } from "#contract/estate/family.ts";
import { answer, EMPTY } from "../call/answer.ts";
import { AppError } from "../problem/app-error.ts";
import { siteEndpoint } from "../call/endpoint.ts";
import { findPublished } from "./find-published.ts";
import { readId } from "../call/read-id.ts";

export const estates = [
  siteEndpoint({
    method: "GET",
    path: "/estates/v2/{id}",
    group: "Estates",
    summary: "One estate, whole; a project with its entities",
    operationId: "estate",
    params: { id: "Id of the estate" },
    answer: Estate,
    hasPictures: true,
    problems: ["not-found", "gone"],
    handle: async ({ site, params, parts }) => answer(await findPublished(parts, site, readId(params.id))),
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
    async handle({ site, params, parts }) {
      const id = readId(params.id);
      const [, contact] = await Promise.all([
        findPublished(parts, site, id),
        parts.storage.findContactInfo(site.id, id),
      ]);
      if (!contact) return EMPTY;
      const agenda = contact.id && (await parts.storage.appointments.findAgenda(site.id, contact.id));
      return answer(agenda ? { ...contact, takesVisits: true } : contact);
    },
  }),
  siteEndpoint({
    method: "GET",
    path: "/estates/group/{id}",
    group: "Estates",
    summary: "The entities of a project, asked by the project's id or by one of theirs",
    operationId: "estateGroup",
    params: { id: "Id of a project or of one of its entities" },
    answer: EstateFamily,
    hasPictures: true,
    problems: ["not-found", "gone"],
    async handle({ site, params, parts }) {
      const asked = await findPublished(parts, site, readId(params.id));
      const parentId = asked.general.parentId;
      const project = parentId ? await findPublished(parts, site, parentId) : asked;
      if (!project.general.project)
        throw new AppError("not-found", { detail: "This estate is in no project." });
      return answer(familyOf(project));
    },
  }),
];

function familyOf({ general, children }: Estate): EstateFamily {
  return { id: general.id, title: general.title, total: { value: children.length }, results: children };
}
