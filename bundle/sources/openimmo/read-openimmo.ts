import { z } from "zod";
import { isLocale, type Locale } from "#domain/locale/locale.ts";
import type { Finding } from "#bundle/finding.ts";
import { mapListing, type MappedListing } from "../mapping.ts";
import type { JsonObject, MappingContext } from "../mapping-row.ts";
import { readXml } from "../read-xml.ts";
import { splitElements, type XmlSlice } from "../split-elements.ts";
import { OPENIMMO } from "./openimmo-mapping.ts";
import { LISTS, shapedListing } from "./openimmo-shape.ts";
import { at, attachmentOf, mediaNameOf, textAt } from "./openimmo-values.ts";

export type OpenimmoContext = Omit<MappingContext, "document"> & {
  readonly file: string;
  /** By group, the master's id, as earlier deliveries told: a part may bring a unit without its project. */
  readonly masters?: ReadonlyMap<string, string>;
};

/** One listing of a delivery, or one that it takes back. */
export type OpenimmoEntry =
  | {
      readonly kind: "listing";
      readonly listing: MappedListing;
      /** By the name that a file has among the listing's media, its path in the archive. */
      readonly attachments: ReadonlyMap<string, string>;
    }
  | { readonly kind: "withdrawn"; readonly id: string };

export type OpenimmoDelivery =
  | {
      readonly kind: "delivery";
      /** Whether it says of itself that it holds all listings (`umfang="VOLL"`). */
      readonly isComplete: boolean;
      /** By group, the id of its master object. */
      readonly masters: ReadonlyMap<string, string>;
      /** One by one, so that thousands need the memory of one; a broken one has no draft, and then nothing may be taken off. */
      readonly entries: () => Generator<OpenimmoEntry>;
    }
  | { readonly kind: "broken"; readonly findings: readonly Finding[] };

const Frame = z.object({
  openimmo: z.object({
    uebertragung: z.looseObject({
      "@umfang": z.string().default("TEIL"),
      "@modus": z.string().default("CHANGE"),
    }),
  }),
});

const Listing = z.object({ immobilie: z.record(z.string(), z.json()) });

/** A delivery of OpenImmo 1.2: all listings (`VOLL`) or some (`TEIL`), with deletions by `aktionart="DELETE"`. */
export function readOpenimmo(xml: string, context: OpenimmoContext): OpenimmoDelivery {
  const { frame, slices, unclosed } = splitElements(xml, "immobilie");
  if (unclosed) return broken(context, "breaks off within a listing");
  const around = readXml(frame, { lists: new Set() });
  if (around.kind === "broken") return broken(context, around.message, around.line);
  const parsed = Frame.safeParse(around.document);
  if (!parsed.success) return broken(context, "is no OpenImmo: it has no <openimmo> with <uebertragung>");
  const { "@umfang": extent, "@modus": mode } = parsed.data.openimmo.uebertragung;
  const groups = groupsIn(slices);
  const masters = new Map([...(context.masters ?? []), ...groups.masters]);
  const reading = {
    context: { ...context, masters },
    withUnits: groups.withUnits,
    isDeletion: mode === "DELETE",
  };
  return {
    kind: "delivery",
    isComplete: extent === "VOLL" && mode !== "DELETE",
    masters,
    entries: () => entriesOf(slices, reading),
  };
}

type Reading = {
  readonly context: OpenimmoContext & { readonly masters: ReadonlyMap<string, string> };
  readonly withUnits: ReadonlySet<string>;
  readonly isDeletion: boolean;
};

function* entriesOf(slices: readonly XmlSlice[], reading: Reading): Generator<OpenimmoEntry> {
  for (const slice of slices) yield entryOf(slice, reading);
}

function entryOf(slice: XmlSlice, { context, withUnits, isDeletion }: Reading): OpenimmoEntry {
  const read = listingIn(slice);
  if (typeof read === "string") return brokenEntry(context, slice, read);
  const id = idOf(read);
  if (isDeletion || at(read, "verwaltung_techn.aktion.@aktionart") === "DELETE")
    return id ? { kind: "withdrawn", id } : brokenEntry(context, slice, "is to be deleted, but has no id");
  const document = withGroup(withAddressRule(shapedListing(read)), context.masters, withUnits);
  const listing = mapListing(document, OPENIMMO, {
    ...context,
    language: languageOf(read) ?? context.language,
    document: `${context.file}, listing ${id || `in line ${slice.line}`}`,
  });
  return { kind: "listing", listing, attachments: attachmentsOf(document) };
}

/** The listing of a slice, or what is wrong with it. */
function listingIn({ text }: XmlSlice): JsonObject | string {
  const answer = readXml(text, { lists: LISTS });
  if (answer.kind === "broken") return answer.message;
  const parsed = Listing.safeParse(answer.document);
  return parsed.success ? (parsed.data.immobilie as JsonObject) : "holds nothing";
}

/** Senders know a listing by its number in the network, else by the number that they show. */
function idOf(listing: JsonObject): string {
  const numbers = ["openimmo_obid", "objektnr_extern", "objektnr_intern"];
  return numbers.map((name) => textAt(listing, `verwaltung_techn.${name}`)).find((id) => id !== "") ?? "";
}

function languageOf(listing: JsonObject): Locale | undefined {
  const code = textAt(listing, "verwaltung_techn.sprache").slice(0, 2).toLowerCase();
  return isLocale(code) ? code : undefined;
}

/** An address is shown only where the sender releases it. */
function withAddressRule(listing: JsonObject): JsonObject {
  if (textAt(listing, "verwaltung_objekt.objektadresse_freigeben") !== "") return listing;
  const own = (at(listing, "verwaltung_objekt") || {}) as JsonObject;
  return { ...listing, verwaltung_objekt: { ...own, objektadresse_freigeben: "false" } };
}

/**
 * A visible master is the project of its group's other listings. Source: the class Property_Grouping of the plugin immonex
 * OpenImmo2WP, whose master has the group's own id as `master`.
 */
function groupsIn(slices: readonly XmlSlice[]) {
  const grouped = slices
    .filter(({ text }) => text.includes("<gruppen_kennung>"))
    .map(listingIn)
    .filter((read) => typeof read !== "string")
    .map(shapedListing);
  const masters = new Map(grouped.filter(isMaster).map((listing) => [groupOf(listing), idOf(listing)]));
  const withUnits = new Set(grouped.filter((listing) => !isMaster(listing)).map(groupOf));
  return { masters, withUnits };
}

function groupOf(listing: JsonObject): string {
  return textAt(listing, "verwaltung_techn.gruppen_kennung");
}

function isMaster(listing: JsonObject): boolean {
  const master = textAt(listing, "verwaltung_techn.master");
  const isVisible = /^(1|true)$/i.test(String(at(listing, "verwaltung_techn.master.@visible") ?? "true"));
  return master !== "" && master === groupOf(listing) && isVisible;
}

function withGroup(
  listing: JsonObject,
  masters: ReadonlyMap<string, string>,
  withUnits: ReadonlySet<string>,
): JsonObject {
  const group = groupOf(listing);
  if (isMaster(listing)) return withUnits.has(group) ? { ...listing, "@hat_einheiten": "true" } : listing;
  const master = masters.get(group);
  return master && master !== idOf(listing) ? { ...listing, "@stammobjekt": master } : listing;
}

function attachmentsOf(listing: JsonObject): ReadonlyMap<string, string> {
  const list = at(listing, "anhaenge.anhang");
  const entries = (Array.isArray(list) ? list : []) as JsonObject[];
  return new Map(
    entries
      .filter((entry) => !attachmentOf({ entry }).isWeb)
      .map((entry) => textAt(entry, "daten.pfad"))
      .filter((path) => path !== "")
      .map((path) => [mediaNameOf(path), path]),
  );
}

function brokenEntry({ file }: OpenimmoContext, { line }: XmlSlice, message: string): OpenimmoEntry {
  const findings: Finding[] = [
    {
      level: "error",
      code: "unreadable-listing",
      file,
      line,
      message: `the listing that begins here ${message}`,
    },
  ];
  const listing = { draft: null, findings, counts: { mapped: 0, extra: 0, leftOut: 0 } };
  return { kind: "listing", listing, attachments: new Map() };
}

function broken({ file }: OpenimmoContext, message: string, line?: number): OpenimmoDelivery {
  return {
    kind: "broken",
    findings: [
      { level: "error", code: "unreadable-delivery", file, ...(line !== undefined && { line }), message },
    ],
  };
}
