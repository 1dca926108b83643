import { answer, siteEndpoint } from "#features/site/api/endpoint.ts";
import { onOwnConnection } from "../../own-connection.ts";
import { listVersions } from "../../versions/find-versions.ts";
import { MOST_VERSIONS } from "../../versions/store-versions.ts";
import { Versions } from "./schema.ts";
import { tellVersions } from "./tell-versions.ts";

/** What was published last on a site. */
export const siteVersions = siteEndpoint({
  method: "GET",
  path: "/versions",
  group: "Writing",
  scope: "content",
  isPersonal: true,
  summary: "The last changes of pages, menus, items, agendas, holiday homes, listings and the site",
  description:
    "Each with the id of the version that takes it back.\n\n`curl -H 'Authorization: Bearer gevel_…' https://www.example.be/api/sites/huyzen/versions?by=person`",
  operationId: "versions",
  query: { by: "`person` leaves out what tokens and imports changed" },
  answer: Versions,
  problems: [],
  handle: async (call) => {
    const asked = { resource: null, isByPerson: call.query.get("by") === "person", most: MOST_VERSIONS };
    const { site, now } = call;
    return onOwnConnection(call, async (client) => {
      const versions = await listVersions(client, site.id, asked);
      return answer({ versions: await tellVersions(client, { siteId: site.id, now }, versions) });
    });
  },
});
