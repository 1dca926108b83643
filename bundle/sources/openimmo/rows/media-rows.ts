import type { Json, MappingRow, Place } from "../../mapping-row.ts";
import { leftOut } from "../../row-kinds.ts";
import { CLASSES } from "../openimmo-codes.ts";
import { attachmentOf, isPicture, mediaNameOf, ownFields } from "../openimmo-values.ts";

const FILE = "anhaenge.anhang[].daten.pfad";
const isGroup = (place: Place, ...groups: readonly string[]) => groups.includes(attachmentOf(place).group);
const isWeb = (place: Place) => attachmentOf(place).isWeb;
const isFilm = (place: Place) => isGroup(place, "FILM", "FILMLINK");
const isTour = (place: Place) => isGroup(place, "PANORAMA") && isWeb(place) && !isPicture(place);
const isOfAgency = (place: Place) => isGroup(place, "ANBIETERLOGO", "QRCODE", "ANBOBJURL", "EPASS-SKALA");
const isHiddenPlan = (place: Place) =>
  isGroup(place, "KARTEN_LAGEPLAN") && !isPicture(place) && !attachmentOf(place).isPdf;
const isFile = (place: Place) =>
  ![isPicture, isFilm, isTour, isOfAgency, isHiddenPlan].some((is) => is(place));

const IN_ARCHIVE = "a file of the archive";
const BY_ADDRESS = "an address of the web";
const named = (link: Json, { entry, context }: Place): Json =>
  entry["anhangtitel"] ? { link, comment: { [context.language]: entry["anhangtitel"] } } : { link };

export const MEDIA_ROWS: readonly MappingRow[] = [
  { path: FILE, to: "pictures[].url", when: (place) => isPicture(place) && isWeb(place), says: BY_ADDRESS },
  {
    path: FILE,
    to: "pictures[].file",
    convert: (path) => mediaNameOf(String(path)),
    when: (place) => isPicture(place) && !isWeb(place),
    says: IN_ARCHIVE,
  },
  {
    path: FILE,
    to: "videos[+]",
    convert: (link) => ({ link }),
    when: (place) => isFilm(place) && isWeb(place),
    says: BY_ADDRESS,
  },
  {
    path: FILE,
    to: "videos[+]",
    convert: (path) => ({ link: mediaNameOf(String(path)) }),
    when: (place) => isFilm(place) && !isWeb(place),
    says: IN_ARCHIVE,
  },
  {
    path: FILE,
    to: "virtualVisits[+]",
    convert: (link) => ({ type: { id: 2 }, link }),
    when: isTour,
    says: "a panorama that is a page",
  },
  {
    path: FILE,
    to: "files[+]",
    convert: named,
    when: (place) => isFile(place) && isWeb(place),
    says: BY_ADDRESS,
  },
  {
    path: FILE,
    to: "files[+]",
    convert: (path, place) => named(mediaNameOf(String(path)), place),
    when: (place) => isFile(place) && !isWeb(place),
    says: IN_ARCHIVE,
  },
  {
    path: FILE,
    leftOut: "the agency's logo and codes, and the drawn energy label, stand on the site",
    when: isOfAgency,
  },
  { path: FILE, leftOut: "a map that tells a hidden address", when: isHiddenPlan },
  {
    path: "anhaenge.anhang[].@gruppe",
    to: "pictures[].kind",
    codes: {
      GRUNDRISS: "floorplan",
      KARTEN_LAGEPLAN: "floorplan",
      TITELBILD: "photo",
      INNENANSICHTEN: "photo",
      AUSSENANSICHTEN: "photo",
      BILD: "photo",
      PANORAMA: "photo",
    },
    when: isPicture,
    source: CLASSES,
  },
  {
    path: "anhaenge.anhang[].@gruppe",
    to: "pictures[].index",
    convert: (group, { document, entry }) =>
      group === "TITELBILD" ? 0 : attachmentsOf(document).indexOf(entry) + 1,
    when: isPicture,
    says: "the title picture is the first, the others keep their order",
  },
  { path: "anhaenge.anhang[].@gruppe", readWith: FILE },
  { path: "anhaenge.anhang[].anhangtitel", to: "pictures[].title", language: "context", when: isPicture },
  { path: "anhaenge.anhang[].anhangtitel", readWith: FILE },
  { path: "anhaenge.anhang[].@location", readWith: FILE },
  { path: "anhaenge.anhang[].format", readWith: FILE },
  ...leftOut(
    "the file itself is compared",
    "anhaenge.anhang[].check.#text",
    "anhaenge.anhang[].check.@ctype",
  ),
  ...leftOut(
    "pictures within the XML are not read: the sender puts them into the archive",
    "anhaenge.anhang[].daten.anhanginhalt",
  ),
  ...ownFields("anhaenge"),
];

function attachmentsOf(document: Place["document"]): readonly unknown[] {
  const list = (document["anhaenge"] as Place["document"] | undefined)?.["anhang"];
  return Array.isArray(list) ? list : [];
}
