import type { EstateNode } from "#features/listings/schema/estate.ts";
import { documentUrl, filmUrl, mediaUrl } from "#platform/media/address.ts";
import { isMediaName } from "../check/media/media-of-node.ts";
import type { MediaIndex } from "../check/media/media-index.ts";

/** A node whose files are content addresses, pictures with their size and placeholder; what was refused is left out. */
export async function withMedia(node: EstateNode, mediaIndex: MediaIndex): Promise<EstateNode> {
  const files = await Promise.all(node.files.map((file) => withFile(file, mediaIndex)));
  const pictures = await Promise.all(node.pictures.map((picture) => withPicture(picture, mediaIndex)));
  const videos = await Promise.all(node.videos.map((video) => withFilm(video, mediaIndex)));
  return {
    ...node,
    pictures: pictures.filter((picture) => picture !== null),
    videos: videos.filter((video) => video !== null),
    files: files.filter((file) => file !== null),
    salesRep: node.salesRep && { ...node.salesRep, picture: renamed(node.salesRep.picture, mediaIndex) },
  };
}

type Picture = EstateNode["pictures"][number];

async function withPicture(picture: Picture, mediaIndex: MediaIndex): Promise<Picture | null> {
  const known = await mediaIndex.find(picture.file);
  if (!known) return null;
  const { width, height, placeholder } = known.info;
  return {
    ...picture,
    file: known.file,
    thumbnail: renamed(picture.thumbnail, mediaIndex),
    width,
    height,
    placeholder,
  };
}

type Video = EstateNode["videos"][number];

async function withFilm(video: Video, mediaIndex: MediaIndex): Promise<Video | null> {
  const shown = { ...video, picture: renamed(video.picture, mediaIndex) };
  if (!isMediaName(video.link)) return shown;
  const known = await mediaIndex.find(video.link);
  if (known?.info.kind !== "film") return null;
  const format = known.info.original.endsWith(".webm") ? "webm" : "mp4";
  return { ...shown, link: filmUrl(known.file, format) };
}

type File = EstateNode["files"][number];

async function withFile(file: File, mediaIndex: MediaIndex): Promise<File | null> {
  if (!isMediaName(file.link)) return file;
  const known = await mediaIndex.find(file.link);
  if (!known) return null;
  const isDocument = known.info.kind === "document";
  const link = isDocument ? documentUrl(known.file) : mediaUrl(known.file, "gallery");
  return { ...file, link, bytes: isDocument ? known.info.bytes : null };
}

function renamed(name: string | null | undefined, mediaIndex: MediaIndex): string | null {
  return name ? mediaIndex.addressOf(name) : null;
}
