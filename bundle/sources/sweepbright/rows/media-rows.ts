import { extra, leftOut } from "../../row-kinds.ts";
import type { JsonObject, MappingRow } from "../../mapping-row.ts";
import { OF_SYSTEM, SAMPLE } from "./row-reasons.ts";

const FETCHED = "the file is fetched at once";

/** What the site keeps itself. */
const isFetched = ({ content_type: type, filename }: JsonObject) =>
  /^(application\/pdf|image\/)/.test(String(type ?? "")) ||
  (!type && /\.(pdf|jpe?g|png|webp)$/i.test(String(filename ?? "")));

export const MEDIA_ROWS: readonly MappingRow[] = [
  { path: "images[].url", to: "pictures[].url" },
  { path: "images[].description", to: "pictures[].title", language: "context" },
  { path: "images[].ordinal", to: "pictures[].index" },
  ...leftOut(OF_SYSTEM, "images[].id", "plans[].id", "documents[].id", "images[].filename"),
  ...leftOut(FETCHED, "images[].url_expires_on", "plans[].url_expires_on", "documents[].url_expires_on"),
  { path: "images[].kind", to: "pictures[].kind", says: "`floorplan` for the pictures of `plans`" },
  ...["plans", "documents"].flatMap((list): MappingRow[] => [
    {
      path: `${list}[].url`,
      to: "files[+]",
      convert: (url, { parent, context }) => ({
        [isFetched(parent) ? "url" : "link"]: url,
        comment: { [context.language]: parent["description"] || parent["filename"] || "" },
      }),
      says:
        list === "plans"
          ? "a plan that is no picture is a document"
          : "with its description; a PDF or a picture is fetched, since its address expires, anything else is a link",
      source: SAMPLE,
    },
    { path: `${list}[].description`, readWith: `${list}[].url` },
    { path: `${list}[].filename`, readWith: `${list}[].url` },
    { path: `${list}[].content_type`, readWith: `${list}[].url` },
    { path: `${list}[].ordinal`, leftOut: "their own order is kept" },
  ]),
  { path: "video_url", to: "videos[+].link" },
  {
    path: "virtual_tour_url",
    to: "virtualVisits[+]",
    convert: (link) => ({ type: { id: 2 }, link }),
    says: "the main visit",
    source: SAMPLE,
  },
  extra(
    "appointment_service_url",
    "Bezoek afspreken",
    "Prendre rendez-vous",
    "Book a visit",
    "Termin vereinbaren",
  ),
];
