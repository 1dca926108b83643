import { z } from "zod";
import { explainedComponent } from "./explanations/explanations.ts";
import { explainSchema } from "./explanations/explain-schema.ts";
import { FormTaken } from "#features/contact/receiving/define-form.ts";
import { Puzzle } from "#features/contact/schema/puzzle.ts";
import { ImportState } from "#bundle/write-api/imports/import-writes.ts";
import {
  CurrentSession,
  Invitation,
  NewPasskey,
  PasskeyOptions,
  Passkeys,
  PasskeySignIn,
  People,
  Person,
  PersonChange,
  Sessions,
  SalesReps,
  SignInLinkRequest,
  SignInLinkSecret,
} from "#features/desk/schema.ts";
import { Figures } from "#features/figures/schema.ts";
import { Lead, Leads, Question, WaitingLeads } from "#features/privacy/leads/schema.ts";
import { AgencyRentals } from "#bundle/write-api/rentals/schema.ts";
import { AgencyAgendas } from "#bundle/write-api/agendas/schema.ts";
import { StoredMedia, StoredMediaList } from "#bundle/write-api/find-media.ts";
import { ListingChoices, Towns } from "#bundle/write-api/listings/choices-schema.ts";
import { AgencyListing, AgencyListingDetail, AgencyListings } from "#bundle/write-api/listings/schema.ts";
import { ContentItems, SiteContent } from "#bundle/write-api/content/list/schema.ts";
import { SourceOutcome } from "#bundle/sources/run/source-deliveries.ts";
import { ContentDocument, ListingDocument, Written, WrittenContent } from "#bundle/write-api/schema.ts";
import { FORMS } from "../../forms.ts";
import { BookedVisit, VisitMove, Reservation, Reserved, Slot, Slots } from "#features/visits/schema.ts";
import { Address } from "#features/site/schema/address.ts";
import { ContactInfo, PublishedPicture } from "#features/listings/schema/media.ts";
import { Estate, EstateFamily, EstatePage } from "#features/listings/schema/estate.ts";
import { Property } from "#features/listings/schema/property/property.ts";
import {
  EstateFilters,
  EstateFiltersRequest,
  EstateResults,
  EstateSearch,
} from "#features/listings/schema/search.ts";
import { CitySuggestions, PlaceSuggestions, SimilarEstates } from "#features/listings/schema/suggestions.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";
import { FindingCode } from "#features/site/schema/finding-codes.ts";
import { FieldError, Problem } from "#platform/http/api/problem.ts";
import { LocaleAgreements } from "#features/site/schema/agreement.ts";
import { EstateCollection } from "#features/site/schema/reference.ts";
import { CustomEntity, PublishedItem } from "#features/pages/entity/schema.ts";
import { MenuItem, Page, Translations } from "#features/site/schema/page.ts";
import { OfferedPeriod } from "#features/rentals/schema/period.ts";
import { RentalPhotoAddress } from "#features/rentals/schema/photo.ts";
import { RentalReservation, RentalReserved } from "#features/rentals/schema/reservation.ts";
import { StayAnswer, StayRequest } from "#features/rentals/schema/stay-request.ts";
import {
  RentalFilters,
  RentalFiltersRequest,
  RentalResults,
  RentalSearch,
} from "#features/rentals/schema/search.ts";
import {
  DraftBody,
  DraftDocument,
  DraftFindings,
  Drafts,
  DraftState,
  Publication,
  PublishBody,
} from "#bundle/write-api/drafts/schema.ts";
import { Version, VersionDocument, Versions } from "#bundle/write-api/versions/schema.ts";
import { RentalUnit } from "#features/rentals/schema/unit.ts";
import { MatchCount, SubscriptionChange, SubscriptionView } from "#features/alerts/schema.ts";
import { Agency, Office, Site } from "#features/site/schema/site.ts";

/** What answers are made of, by the names of their schemas. */
const ANSWERS = {
  Address,
  Agency,
  Appointment: BookedVisit,
  CitySuggestions,
  PlaceSuggestions,
  ContactInfo,
  ContentDocument,
  ContentItems,
  CustomEntity,
  DraftDocument,
  DraftFindings,
  Drafts,
  DraftState,
  Publication,
  Figures,
  DeskPasskeyOptions: PasskeyOptions,
  DeskPasskeys: Passkeys,
  DeskPeople: People,
  DeskPerson: Person,
  DeskSalesReps: SalesReps,
  DeskSession: CurrentSession,
  DeskSessions: Sessions,
  Estate,
  EstateCollection,
  EstateFamily,
  EstateFilters,
  EstatePage,
  FindingCode,
  FormTaken,
  ImportState,
  AgencyListing,
  AgencyListingDetail,
  ListingChoices,
  Towns,
  AgencyListings,
  Lead,
  Leads,
  Question,
  WaitingLeads,
  ListingDocument,
  LocaleAgreements,
  LocalisedText: MultilingualText,
  MatchCount,
  MenuItem,
  Office,
  Page,
  Picture: PublishedPicture,
  /** `slots`: times that can be booked instead of the one that was asked for. */
  Problem: Problem.extend({
    errors: z.array(FieldError.extend({ code: FindingCode })).optional(),
    slots: Slots.optional(),
  }),
  Property,
  PublishedItem,
  Puzzle,
  Reserved,
  RentalFilters,
  OfferedPeriod,
  RentalPhotoAddress,
  RentalReserved,
  StayAnswer,
  StayRequest,
  RentalResults,
  RentalUnit,
  Slot,
  Site,
  SiteContent,
  SourceOutcome,
  SubscriptionView,
  // Clients are generated with these names.
  KeptAgendas: AgencyAgendas,
  KeptRentals: AgencyRentals,
  KeptMedia: StoredMedia,
  KeptMediaList: StoredMediaList,
  Translations,
  Written,
  WrittenContent,
  Version,
  VersionDocument,
  Versions,
};

/** Lists of estates: some views send a part of each, so that nothing is promised there that may be left out. */
const LISTS = { EstateResults, SimilarEstates };

const BODIES = {
  ...Object.fromEntries(Object.values(FORMS).map(({ fieldsName, fields }) => [fieldsName, fields])),
  DraftBody,
  PublishBody,
  SubscriptionChange,
  EstateSearch,
  EstateFiltersRequest,
  VisitMove,
  Reservation,
};

/** What the calls of the desk take. */
const DESK_BODIES = {
  DeskSignInLink: SignInLinkRequest,
  DeskSignIn: SignInLinkSecret,
  DeskInvitation: Invitation,
  DeskPersonChange: PersonChange,
  DeskNewPasskey: NewPasskey,
  DeskPasskeySignIn: PasskeySignIn,
};

/** What the calls of holiday homes take. */
const RENTAL_BODIES = { RentalFiltersRequest, RentalReservation, RentalSearch };

export type JsonSchema = Record<string, unknown>;

/** The schemas as an OpenAPI 3.1 document carries them, each under its own name. */
export function componentSchemas(): Record<string, JsonSchema> {
  const schemas = {
    ...convert({ ...LISTS, EstateInPart: Estate, LocalisedText: MultilingualText }, "input"),
    ...convert(ANSWERS, "output"),
    ...convert({ ...BODIES, ...DESK_BODIES, ...RENTAL_BODIES }, "input"),
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const explained = explainedComponent(name);
      return [name, explained ? explainSchema(schema, explained.explain, explained.path) : schema];
    }),
  );
}

/** A reference to a named schema; a list of one is written as such. */
export function referTo(schema: z.ZodType): JsonSchema {
  if (schema instanceof z.ZodArray) return { type: "array", items: referTo(schema.element as z.ZodType) };
  const name = Object.entries({ ...ANSWERS, ...LISTS, ...BODIES, ...DESK_BODIES, ...RENTAL_BODIES }).find(
    ([, named]) => named === schema,
  )?.[0];
  if (name === undefined) throw new Error("a schema of an endpoint has no name in the document");
  return { $ref: refOf(name) };
}

function refOf(name: string): string {
  return `#/components/schemas/${name}`;
}

function convert(schemas: Record<string, z.ZodType>, io: "input" | "output"): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const converted = Object.entries(z.toJSONSchema(registry, { io, uri: refOf }).schemas);
  return Object.fromEntries(converted.map(([id, schema]) => [id, withoutAddress(schema)]));
}

/** Inside one document the names are enough; an `$id` with a fragment would not even be valid. */
function withoutAddress(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$id" && key !== "$schema"));
}
