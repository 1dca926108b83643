import type { ClientBase } from "pg";
import { z } from "zod";
import { documentUrl, filmUrl, mediaUrl } from "#platform/media/address.ts";
import { type MediaInfo, readMediaInfo } from "#platform/media/media-info.ts";
import { remoteNameOf } from "../remote-media/media-urls.ts";

/** A file that a site keeps, as documents name it and as it is shown. */
export const StoredMedia = z.object({
  name: z
    .string()
    .describe("What `pictures[].file` of a listing, or a picture of a page, names. Example: `api/0f3c…`."),
  kind: z.enum(["picture", "document", "film"]),
  file: z.string().nullable().describe("Of a picture: the address of its content."),
  url: z.string().describe("Where the file itself can be looked at."),
  width: z.int().describe("In pixels; 0 of documents and films."),
  height: z.int().describe("In pixels; 0 of documents and films."),
  bytes: z.int().describe("The size of the file."),
});
export type StoredMedia = z.infer<typeof StoredMedia>;

/** What `GET media` answers. */
export const StoredMediaList = z.object({
  media: z
    .array(StoredMedia)
    .describe("In the order of the names, without those that the site does not keep."),
});

type Site = { readonly siteId: string; readonly dataDir: string };

/** What a site keeps under names of its documents, or under the addresses that its listings take pictures from; unknown ones are left out. */
export async function findMedia(
  client: ClientBase,
  { siteId, dataDir }: Site,
  names: readonly string[],
): Promise<StoredMedia[]> {
  const asked = names.map((name) => (/^https?:/i.test(name) ? remoteNameOf(name) : name));
  const { rows } = await client.query<{ name: string; file: string }>(FIND, [siteId, asked]);
  const files = new Map(rows.map(({ name, file }) => [name, file]));
  const found = await Promise.all(
    names.map(async (name, at) => {
      const file = files.get(asked[at]!);
      const info = file && (await readMediaInfo(dataDir, file));
      return file && info ? storedMedia(name, file, info) : null;
    }),
  );
  return found.filter((media) => media !== null);
}

function storedMedia(
  name: string,
  file: string,
  { kind, original, width, height, bytes }: MediaInfo,
): StoredMedia {
  const told = { name, width, height, bytes };
  if (kind === "document") return { ...told, kind, file: null, url: documentUrl(file) };
  if (kind !== "film") return { ...told, kind: "picture", file, url: mediaUrl(file, "gallery") };
  return { ...told, kind, file: null, url: filmUrl(file, original.endsWith(".webm") ? "webm" : "mp4") };
}

const FIND = "select name, file from asset where site_id = $1 and name = any($2::text[])";
