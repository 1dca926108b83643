import { isLink } from "../values/read-links.ts";
import type { ReadValue } from "../values/read-value.ts";
import type { ListingDraft } from "../../write-draft.ts";
import { type RowValue, setAt } from "./row-values.ts";
import type { SheetPicture } from "./sheet-pictures.ts";
import type { JoinedValues } from "./write-listing.ts";

/** The type of a virtual visit that stands first on the page. */
const MAIN_VISIT = 2;

type PictureOf = (typed: string) => ReadValue<SheetPicture>;
type Tell = (position: number, reason: string) => void;

/** Writes pictures, plans, films, tours and papers; answers the files that the pictures are beside the sheet. */
export function writeMedia(
  draft: ListingDraft,
  values: JoinedValues,
  pictureOf: PictureOf,
  tell: Tell,
): readonly SheetPicture[] {
  const photos = picturesOf(values.get("pictures"), pictureOf, tell);
  const plans = picturesOf(values.get("floor-plans"), pictureOf, tell);
  const pictures = [...photos, ...plans].map(({ picture }, index) =>
    Object.assign({ index }, picture, index < photos.length ? null : { kind: "floorplan" }),
  );
  if (pictures.length > 0) setAt(draft, "pictures", pictures);
  writeLinks(draft, "videos", values.get("videos"), (link) => ({ link }));
  writeLinks(draft, "virtualVisits", values.get("tours"), (link) => ({ type: { id: MAIN_VISIT }, link }));
  writeLinks(draft, "files", values.get("papers"), (link) => ({ link }));
  return [...photos, ...plans].flatMap(({ file }) => file ?? []);
}

function writeLinks(
  draft: ListingDraft,
  field: string,
  values: readonly RowValue[] = [],
  entryOf: (link: string) => ListingDraft,
): void {
  const links = values.flatMap(({ value }) => value as readonly string[]);
  if (links.length > 0) setAt(draft, field, links.map(entryOf));
}

type Taken = {
  readonly picture: { readonly url: string } | { readonly file: string };
  readonly file?: SheetPicture;
};

function picturesOf(values: readonly RowValue[] = [], pictureOf: PictureOf, tell: Tell): readonly Taken[] {
  return values.flatMap(({ value, origin }) =>
    (value as readonly string[]).flatMap((typed): Taken[] => {
      if (isLink(typed)) return [{ picture: { url: typed } }];
      const found = pictureOf(typed);
      if ("value" in found) return [{ picture: { file: found.value.name }, file: found.value }];
      tell(origin.position, found.reason);
      return [];
    }),
  );
}
