import type { Multilingual } from "#domain/locale/multilingual.ts";

/** A picture as the document of a listing has it. */
export type Photo = {
  /** The name of what the site keeps; absent where `url` says from where it is fetched. */
  readonly file?: string;
  readonly url?: string;
  /** Its place; the lowest comes first. */
  readonly index?: number | null;
  readonly title?: Multilingual | null;
  readonly kind?: "photo" | "floorplan" | null;
};

export type Photos = readonly Photo[];

/** What a picture is found by among what the site keeps. */
export function nameOfPhoto({ file, url }: Photo): string {
  return file ?? url ?? "";
}

/** The pictures in the order in which the site shows them. */
export function inOrder(photos: Photos | null | undefined): Photos {
  return (photos ?? []).toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
}

/** The same pictures with one of them at another place. Example: `movePhoto([a, b, c], 2, 0)` is c, a, b. */
export function movePhoto(photos: Photos | null | undefined, from: number, to: number): Photos {
  const list = inOrder(photos);
  const photo = list[from];
  if (!photo) return list;
  const others = list.toSpliced(from, 1);
  return numbered(others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, photo));
}

/** A picture that was brought comes last. */
export function addPhoto(photos: Photos | null | undefined, file: string): Photos {
  return insertPhoto(photos, (photos ?? []).length, { file });
}

/** A picture at a place, such as one that was taken out by mistake. */
export function insertPhoto(photos: Photos | null | undefined, at: number, photo: Photo): Photos {
  return numbered(inOrder(photos).toSpliced(at, 0, photo));
}

export function removePhoto(photos: Photos | null | undefined, at: number): Photos {
  return numbered(inOrder(photos).toSpliced(at, 1));
}

export function changePhoto(photos: Photos | null | undefined, at: number, change: Partial<Photo>): Photos {
  return inOrder(photos).map((photo, index) => (index === at ? Object.assign({}, photo, change) : photo));
}

function numbered(photos: Photos): Photos {
  return photos.map((photo, index) => (photo.index === index ? photo : Object.assign({}, photo, { index })));
}
