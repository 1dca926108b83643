import type { Multilingual } from "#domain/locale/multilingual.ts";

/** A document, film or tour as the document of a listing has it. */
export type Attachment = {
  /** The name of what the site keeps, or a web address. */
  readonly link?: string;
  /** From where a document is fetched, in the place of `link`. */
  readonly url?: string;
  readonly comment?: Multilingual | null;
  readonly title?: Multilingual | null;
  readonly type?: unknown;
};

/** The lists of a listing that are no pictures, and which field names an entry; tours have no name. */
export const ATTACHMENTS = {
  files: { text: "comment", kind: "document" },
  videos: { text: "title", kind: "film" },
  virtualVisits: { text: null, kind: null },
} as const;

export type AttachmentList = keyof typeof ATTACHMENTS;

/** The main tour of a home. */
const MAIN_TOUR = { type: { id: 2 } };

export function addressOfAttachment({ link, url }: Attachment): string {
  return link ?? url ?? "";
}

/** A new entry of a list. */
export function newAttachment(list: AttachmentList, link: string): Attachment {
  return list === "virtualVisits" ? { ...MAIN_TOUR, link } : { link };
}

/** The same entries with one of them a place up or down. */
export function moveAttachment(
  entries: readonly Attachment[],
  from: number,
  to: number,
): readonly Attachment[] {
  const entry = entries[from];
  if (!entry || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** A web address as somebody pasted it; null for what is none. */
export function readWebAddress(text: string): string | null {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return protocol === "https:" && hostname.includes(".") ? href : null;
}
