import { z } from "zod";
import type { Finding } from "#bundle/finding.ts";
import { mapListing, type MappedListing } from "../mapping.ts";
import type { JsonObject, MappingContext } from "../mapping-row.ts";
import { WHISE } from "./whise-mapping.ts";
import { valueAt } from "../read-value.ts";

/** An answer of `POST /v1/estates/list`, as far as the reading itself needs it. */
const EstatesList = z.object({
  estates: z.array(z.record(z.string(), z.json())).default([]),
  totalCount: z.int().min(0).optional(),
});

const Identified = z.looseObject({ id: z.int().positive() });

type ListContext = Omit<MappingContext, "document"> & { readonly file: string };

export type WhiseListings = {
  readonly listings: readonly MappedListing[];
  /** What the agency does not offer (offline, archived, withdrawn, in preparation), by id, with the reason. */
  readonly notOffered: readonly { readonly externalId: string; readonly reason: string }[];
  readonly findings: readonly Finding[];
  /** Whether the answer could be read; one that could not says nothing of the listings it lacks. */
  readonly isWhole: boolean;
};

/** The listings of one page of Whise's estates. Example: an estate with `displayStatusId` 1 is not offered. */
export function readWhise(answer: unknown, context: ListContext): WhiseListings {
  const list = EstatesList.safeParse(answer);
  if (!list.success) {
    const finding = {
      level: "error",
      code: "unreadable-delivery",
      file: context.file,
      message: "is no list of estates of Whise",
    } as const;
    return { listings: [], notOffered: [], findings: [finding], isWhole: false };
  }
  const { file, ...rest } = context;
  const listings: MappedListing[] = [];
  const notOffered: { externalId: string; reason: string }[] = [];
  for (const document of list.data.estates as JsonObject[]) {
    const estate = Identified.safeParse(document);
    const reason = reasonNotOffered(document);
    if (estate.success && reason) notOffered.push({ externalId: String(estate.data.id), reason });
    else listings.push(mapListing(document, WHISE, { ...rest, document: nameOf(file, estate.data?.id) }));
  }
  return { listings, notOffered, findings: [], isWhole: true };
}

function nameOf(file: string, id: number | undefined): string {
  return `${file}, estate ${id ?? "without id"}`;
}

/** Ids by fw4-bvba/whise-api@f96aa42 src/Enums. */
const OFFLINE = 1;
const STATUSES: Readonly<Record<string, string>> = { "5": "archived", "6": "deleted" };
const PURPOSE_STATUSES: Readonly<Record<string, string>> = {
  "8": "cancelled",
  "9": "cancelled",
  "10": "suspended",
  "11": "suspended",
  "19": "prospection",
  "20": "in preparation",
  "23": "prospection",
  "24": "an estimate",
  "25": "an estimate",
  "26": "an estimate",
  "27": "in preparation",
  "28": "in preparation",
};

/** Why an agency does not offer an estate; null where it does. */
function reasonNotOffered(document: JsonObject): string | null {
  if (document["displayStatusId"] === OFFLINE) return "offline";
  return (
    STATUSES[String(valueAt(document, "status.id"))] ??
    PURPOSE_STATUSES[String(valueAt(document, "purposeStatus.id"))] ??
    null
  );
}
