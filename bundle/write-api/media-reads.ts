import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { invalidInput } from "#features/site/api/read-input.ts";
import { onOwnConnection } from "../own-connection.ts";
import { findMedia, StoredMediaList } from "./find-media.ts";

const MOST_NAMES = 100;

export const mediaReads = [
  siteEndpoint({
    method: "GET",
    path: "/media",
    group: "Writing",
    scope: "listings",
    isNarrowed: true,
    isPersonal: true,
    hasPictures: true,
    summary: "What the names of media in documents stand for",
    description:
      "Documents of `GET estates/{id}` and `GET pages/{id}` name their media; this tells kind, size and address of each.\n\n`curl -H 'Authorization: Bearer gevel_…' 'https://www.example.be/api/sites/huyzen/media?name=front.jpg&name=api/0f3c…'`",
    operationId: "storedMedia",
    query: {
      name: `A name, or the address that a listing takes a picture from; as often as needed, ${MOST_NAMES} at most`,
    },
    answer: StoredMediaList,
    problems: ["invalid-input"],
    handle: async ({ site, parts, query }) => {
      const names = query.getAll("name");
      if (names.length > MOST_NAMES)
        throw invalidInput([{ path: "name", message: `expected ${MOST_NAMES} names at most` }]);
      const asked = names.map((name) => name.replaceAll("\0", "").toWellFormed());
      const media = await onOwnConnection({ site, parts }, (client) =>
        findMedia(client, { siteId: site.id, dataDir: parts.dataDir }, asked),
      );
      return answer({ media });
    },
  }),
];
