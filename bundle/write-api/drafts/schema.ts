import { z } from "zod";
import { ByWhom } from "../versions/schema.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";
import { ContentDocument, Findings } from "../schema.ts";

/** One, and a strong one (RFC 9110): `*` would stand for whatever is there. */
const ETAG = /^"[\x21\x23-\x7e]*"$/;

/** What `PUT` of a draft sends. */
export const DraftBody = z.object({
  document: z
    .union([ContentDocument, z.array(ContentDocument)])
    .describe("As `PUT` of the resource takes it."),
  base: z
    .string()
    .max(200)
    .regex(ETAG, "expected an ETag")
    .nullable()
    .describe("The ETag of the resource of which the draft was made; null of what does not exist yet."),
});
export type DraftBody = z.infer<typeof DraftBody>;

/** A draft without its document. */
export const DraftState = z.object({
  resource: z
    .string()
    .describe(
      "What it is a draft of: `pages/7`, `menus/main`, `entities/guides/items/3`, `site`, `estates/1027`.",
    ),
  etag: z.string().describe("What `If-Match` of the next write of the draft names; also the header `ETag`."),
  base: z.string().nullable().describe("The ETag of the resource of which it was made; null of a new one."),
  at: z.iso.datetime().describe("When it was saved last."),
  by: ByWhom.describe("Who saved it last."),
  authors: z
    .array(z.object({ by: ByWhom, places: z.array(z.string()) }))
    .describe(
      "Who changed which places of it, as far as they are not as published. Example of a place: `general.price.value`; an empty text is all of it.",
    ),
  preview: z
    .string()
    .describe(
      "Where the site is seen with it, until it is published or discarded; `?lang=fr` for another language. Whoever has the address sees it.",
    ),
  publishAt: z.iso
    .datetime()
    .nullable()
    .describe("When it is published by itself; saving it again takes that off."),
  refusal: z
    .object({
      at: z.iso.datetime(),
      code: z
        .string()
        .describe(
          "The problem, as publishing it at once would answer. Example: `changed-meanwhile`. `time-taken-off` where it was saved again after its time, `at`, was set.",
        ),
      findings: Findings,
    })
    .nullable()
    .describe("Why it was not published at its time, or will not be; it is then not tried again by itself."),
});
export type DraftState = z.infer<typeof DraftState>;

/** What `GET` of a draft answers. */
export const DraftDocument = DraftState.extend({
  document: z.unknown(),
  baseDocument: z
    .unknown()
    .describe("What the draft was made of; null where it is not known, or did not exist."),
});

export type DraftDocument = z.infer<typeof DraftDocument>;

/** A draft in a list. */
const ListedDraft = DraftState.extend({
  title: MultilingualText.describe(
    "What its document is called: its title, else the street of a listing; empty where it says neither.",
  ),
});

/** What `GET drafts` and `GET listing-drafts` answer. */
export const Drafts = z.object({ drafts: z.array(ListedDraft).describe("The last saved first.") });
export type Drafts = z.infer<typeof Drafts>;

/** What `POST` of a draft's publication sends. */
export const PublishBody = z.object({
  at: z.iso
    .datetime({ offset: true })
    .nullish()
    .describe(
      "When it is to be published by itself, at most a year ahead; null takes that back. At once without it.",
    ),
});
export type PublishBody = z.infer<typeof PublishBody>;

/** What publishing answers. */
export const Publication = z.object({
  publishAt: z.iso
    .datetime()
    .nullable()
    .describe("When it is published by itself; null where it was published, or waits."),
  written: z
    .object({
      addresses: z
        .record(z.string(), z.string().nullish())
        .describe("Its address in each language, where it has one."),
      etag: z.string().nullable().describe("The ETag of the resource."),
      findings: Findings,
    })
    .nullable()
    .describe("What was published; null where it was not published at once."),
});
export type Publication = z.infer<typeof Publication>;

/** What `GET …/draft/findings` answers. */
export const DraftFindings = z.object({ findings: Findings });
export type DraftFindings = z.infer<typeof DraftFindings>;
