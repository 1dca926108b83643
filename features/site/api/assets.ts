import { MediaName } from "../schema/primitives.ts";
import { answerMedia } from "#platform/media/serving/answer-media.ts";
import { siteEndpoint } from "./endpoint.ts";
import { AppError } from "./app-error.ts";

export const assets = [
  siteEndpoint({
    method: "GET",
    path: "/assets/{name}",
    group: "Site",
    summary: "A file of the site's bundle, by its name in media/",
    description:
      "With the `hash` of what it holds now the answer may be kept for ever; without it, or with the hash of an earlier version, it is asked for again each time. `version` only makes another address.",
    operationId: "asset",
    params: { name: "Path of the file below media/; may hold slashes" },
    query: { hash: "Content address of the file, as pages name it", version: "Any text" },
    isFile: true,
    problems: ["not-found"],
    async handle({ site, params, query, headers, parts }) {
      const name = MediaName.safeParse(params.name);
      const file = name.success ? await parts.storage.findAsset(site.id, name.data) : null;
      const original = file === null ? null : await parts.findOriginal(file);
      if (!original) throw new AppError("not-found", { detail: "The site has no file of this name." });
      const response = await answerMedia(
        { method: "GET", headers },
        {
          etag: `"${file}"`,
          type: original.type,
          isNegotiated: false,
          mayChange: query.get("hash") !== file,
          read: original.read,
        },
      );
      return { json: null, response };
    },
  }),
];
