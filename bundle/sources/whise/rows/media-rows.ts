import type { MappingRow, Place } from "../../mapping-row.ts";
import { FIELDS } from "../whise-codes.ts";
import * as convert from "../whise-conversions.ts";

const isFirst = ({ document, entry }: Place) => convert.listOf(document["representatives"])[0] === entry;
const isFurther = (place: Place) => !isFirst(place);

const PERSON = [
  ["id", "salesRep.id"],
  ["firstName", "salesRep.firstname"],
  ["name", "salesRep.lastname"],
  ["email", "salesRep.email"],
  ["directLine", "salesRep.phone"],
  ["mobile", "salesRep.mobile"],
] as const;

/** Whise names a picture once for each room that it shows. */
function isFirstOfPicture({ document, entry }: Place): boolean {
  const pictures = convert.listOf(document["pictures"]);
  return pictures.find(({ urlXXL }) => urlXXL === entry["urlXXL"]) === entry;
}

const hasOriginal = ({ parent }: Place) => Boolean(parent["urlOriginal"]);

const isAgain = (place: Place) => !isFirstOfPicture(place);

/** What the rows of a picture's first entry do not take. */
const AGAIN: readonly MappingRow[] = [
  {
    path: "pictures[].urlOriginal",
    leftOut: "a picture that Whise names again for another room",
    when: isAgain,
  },
  {
    path: "pictures[].urlXXL",
    leftOut: "a smaller copy of the picture, or one that Whise names again for another room",
    when: (place) => hasOriginal(place) || isAgain(place),
  },
  {
    path: "pictures[].order",
    leftOut: "of a picture that Whise names again for another room",
    when: isAgain,
  },
];

export const MEDIA_ROWS: readonly MappingRow[] = [
  { path: "pictures[].urlOriginal", to: "pictures[].url", when: isFirstOfPicture },
  {
    path: "pictures[].urlXXL",
    to: "pictures[].url",
    when: (place) => !hasOriginal(place) && isFirstOfPicture(place),
  },
  { path: "pictures[].order", to: "pictures[].index", when: isFirstOfPicture, says: "0 where it is missing" },
  ...AGAIN,
  { path: "pictures[].urlLarge", leftOut: "a smaller copy of the picture" },
  { path: "pictures[].urlSmall", leftOut: "a smaller copy of the picture" },
  { path: "pictures[].id", leftOut: "Whise's own number of the picture" },
  { path: "pictures[].detailId", leftOut: "the room that the picture shows; pictures of ours name none" },
  { path: "pictures[].orientation", leftOut: "is read from the picture itself" },
  { path: "pictures[].updateDateTime", leftOut: "a changed picture has another address" },
  {
    path: "linkVirtualVisit",
    to: "virtualVisits[+]",
    convert: (link) => ({ type: { id: 2 }, link }),
    says: "the main visit",
  },
  {
    path: "link3DModel",
    to: "virtualVisits[+]",
    convert: (link) => ({ type: { id: 1 }, link }),
    when: ({ document }) => !convert.isFilm(document["link3DModel"]!),
  },
  {
    path: "link3DModel",
    to: "videos[+].link",
    when: ({ document }) => convert.isFilm(document["link3DModel"]!),
    says: "an address of YouTube or Vimeo",
  },
  { path: "linkVideo", to: "videos[+].link", source: FIELDS },
  ...PERSON.map(([name, field]) => ({
    path: `representatives[].${name}`,
    to: field,
    when: isFirst,
    source: FIELDS,
  })),
  ...PERSON.map(([name]) => ({
    path: `representatives[].${name}`,
    leftOut: "of further persons",
    when: isFurther,
  })),
];
