// The types of the endpoints that the desk asks: the only file of the desk that knows of the server's code.
import type { z } from "zod";
import type {
  DraftDocument as DraftDocumentSchema,
  Drafts as DraftsSchema,
  DraftState as DraftStateSchema,
  Publication as PublicationSchema,
} from "#bundle/write-api/drafts/schema.ts";
import type {
  AgencyListing as AgencyListingSchema,
  AgencyListingDetail as DetailSchema,
} from "#bundle/write-api/listings/schema.ts";
import type { AgencyRentals as AgencyRentalsSchema } from "#bundle/write-api/rentals/schema.ts";
import type { StoredMedia as StoredMediaSchema } from "#bundle/write-api/find-media.ts";
import type {
  ListingChoices as ListingChoicesSchema,
  Towns,
} from "#bundle/write-api/listings/choices-schema.ts";
import type {
  Version as VersionSchema,
  VersionDocument as VersionDocumentSchema,
} from "#bundle/write-api/versions/schema.ts";
import type {
  CurrentSession,
  Passkeys as PasskeysSchema,
  People as PeopleSchema,
  SalesReps as SalesRepsSchema,
  Person as PersonSchema,
  Sessions as SessionsSchema,
} from "#features/desk/schema.ts";
import type { Figures as FiguresSchema } from "#features/figures/schema.ts";
import type { Lead as LeadOfApi } from "#features/privacy/leads/schema.ts";

export type { Slot } from "#features/visits/schema.ts";

type AgencyPicture = { readonly file: string; readonly urls: Readonly<Record<string, string>> } | null;
export type AgencyListing = Omit<z.output<typeof AgencyListingSchema>, "picture"> & {
  readonly picture: AgencyPicture;
};
export type AgencyListingDetail = Omit<z.output<typeof DetailSchema>, "picture"> & {
  readonly picture: AgencyPicture;
};
export type ListingChoices = z.output<typeof ListingChoicesSchema>;
export type Town = z.output<typeof Towns>["towns"][number];
export type Person = z.output<typeof PersonSchema>;
export type Current = z.output<typeof CurrentSession>;
export type ListedPerson = z.output<typeof PeopleSchema>["people"][number];
export type SalesRep = z.output<typeof SalesRepsSchema>["salesReps"][number];
export type Passkeys = z.output<typeof PasskeysSchema>;
export type Sessions = z.output<typeof SessionsSchema>;
export type { LeadOrder, LeadState, WaitingLeads } from "#features/privacy/leads/schema.ts";

/** The API says where each picture is served, by the name of its size. */
type Pictured<About> = About extends { readonly picture: { readonly file: string } | null }
  ? Omit<About, "picture"> & {
      readonly picture: { readonly file: string; readonly urls: Readonly<Record<string, string>> } | null;
    }
  : About;
type Shown<L> = { readonly [Key in keyof L]: Pictured<L[Key]> };

export type Question = Shown<Extract<LeadOfApi, { type: "contact" }>>;
export type Visit = Shown<Extract<LeadOfApi, { type: "visit" }>>;
export type Stay = Shown<Extract<LeadOfApi, { type: "stay" }>>;
export type Lead = Question | Visit | Stay | Extract<LeadOfApi, { type: "subscription" }>;
/** The agency's holiday homes, each with its first photo. */
export type AgencyRentals = {
  readonly rentals: readonly Pictured<z.output<typeof AgencyRentalsSchema>["rentals"][number]>[];
  readonly periodTypes: z.output<typeof AgencyRentalsSchema>["periodTypes"];
};
export type { AgencyAgenda } from "#bundle/write-api/agendas/schema.ts";
/** A file that the site keeps; of a picture also where each of its sizes is served. */
export type StoredMedia = z.output<typeof StoredMediaSchema> & {
  readonly urls?: Readonly<Record<string, string>>;
};
export type { Office } from "#features/site/schema/site.ts";
export type { ContentItems, SiteContent } from "#bundle/write-api/content/list/schema.ts";
export type DraftState = z.output<typeof DraftStateSchema>;
export type DraftDocument = z.output<typeof DraftDocumentSchema>;
export type Drafts = z.output<typeof DraftsSchema>;
export type { ToldFinding } from "#bundle/finding.ts";
export type { FindingCode } from "#features/site/schema/finding-codes.ts";
export type Publication = z.output<typeof PublicationSchema>;
export type Version = z.output<typeof VersionSchema>;
export type VersionDocument = z.output<typeof VersionDocumentSchema>;
type FiguresOfApi = z.output<typeof FiguresSchema>;
export type Figures = Omit<FiguresOfApi, "homes"> & {
  readonly homes: ReadonlyArray<Pictured<FiguresOfApi["homes"][number]>>;
};
