import type { EstateNode } from "#contract/estate/estate.ts";
import { documentUrl } from "#contract/media/address.ts";
import { isMediaName } from "../check/is-media-name.ts";
import type { MediaBook } from "../media/media-book.ts";

/** A node whose files are content addresses, pictures with their size and placeholder; what was refused is left out. */
export async function withMedia(node: EstateNode, book: MediaBook): Promise<EstateNode> {
  const pictures = await Promise.all(node.pictures.map((picture) => withPicture(picture, book)));
  return {
    ...node,
    pictures: pictures.filter((picture) => picture !== null),
    videos: node.videos.map((video) => ({ ...video, picture: renamed(video.picture, book) })),
    files: node.files.flatMap((file) => withFile(file, book)),
    salesRep: node.salesRep && { ...node.salesRep, picture: renamed(node.salesRep.picture, book) },
  };
}

type Picture = EstateNode["pictures"][number];

async function withPicture(picture: Picture, book: MediaBook): Promise<Picture | null> {
  const known = await book.find(picture.file);
  if (!known) return null;
  const { width, height, placeholder } = known.info;
  return {
    ...picture,
    file: known.file,
    thumbnail: renamed(picture.thumbnail, book),
    width,
    height,
    placeholder,
  };
}

function withFile(file: EstateNode["files"][number], book: MediaBook) {
  if (!isMediaName(file.link)) return [file];
  const address = book.addressOf(file.link);
  return address ? [{ ...file, link: documentUrl(address) }] : [];
}

function renamed(name: string | null | undefined, book: MediaBook): string | null {
  return name ? book.addressOf(name) : null;
}
