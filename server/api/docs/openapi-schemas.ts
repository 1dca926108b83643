import { z } from "zod";
import { explainedComponent } from "./explanations/explanations.ts";
import { explainSchema } from "./explanations/explain-schema.ts";
import { ContactFormFields, FormTaken } from "#contract/contact/contact-form.ts";
import { Puzzle } from "#contract/contact/puzzle.ts";
import { SendToAFriendFields } from "#contract/contact/send-to-a-friend.ts";
import { Appointment, Reservation, Reserved, Slot, VisitForm } from "#contract/appointment/appointment.ts";
import { Address } from "#contract/estate/address.ts";
import { ContactInfo } from "#contract/estate/contact-info.ts";
import { Estate } from "#contract/estate/estate.ts";
import { EstatePage } from "#contract/estate/estate-page.ts";
import { EstateFamily } from "#contract/estate/family.ts";
import { PublishedPicture } from "#contract/estate/media.ts";
import { Property } from "#contract/estate/property.ts";
import {
  EstateFilters,
  EstateFiltersRequest,
  EstateResults,
  EstateSearch,
} from "#contract/listing/search.ts";
import { CitySuggestions, SimilarEstates } from "#contract/listing/suggestions.ts";
import { MultilingualText } from "#contract/primitives.ts";
import { Problem } from "#contract/problem.ts";
import { LocaleAgreements } from "#contract/site/agreement.ts";
import { EstateCollection } from "#contract/site/collection.ts";
import { CustomEntity, PublishedItem } from "#contract/site/entity.ts";
import { MenuItem, Page, Translations } from "#contract/site/page.ts";
import { OfferedPeriod } from "#contract/rental/period.ts";
import { RentalPhotoAddress } from "#contract/rental/photo.ts";
import { RentalRequestForm, RentalReservation, RentalReserved } from "#contract/rental/reservation.ts";
import { StayRequest } from "#contract/rental/stay-request.ts";
import { RentalFilters, RentalFiltersRequest, RentalResults, RentalSearch } from "#contract/rental/search.ts";
import { RentalUnit } from "#contract/rental/unit.ts";
import {
  MatchCount,
  AddressChange,
  SubscriptionChange,
  SubscriptionFields,
  SubscriptionView,
} from "#contract/subscription/subscription.ts";
import { Agency, Office, Site } from "#contract/site/site.ts";

/** What answers are made of, by the names of the contract. */
const ANSWERS = {
  Address,
  Agency,
  Appointment,
  CitySuggestions,
  ContactInfo,
  CustomEntity,
  Estate,
  EstateCollection,
  EstateFamily,
  EstateFilters,
  EstatePage,
  FormTaken,
  LocaleAgreements,
  LocalisedText: MultilingualText,
  MatchCount,
  MenuItem,
  Office,
  Page,
  Picture: PublishedPicture,
  Problem,
  Property,
  PublishedItem,
  Puzzle,
  Reserved,
  RentalFilters,
  OfferedPeriod,
  RentalPhotoAddress,
  RentalReserved,
  StayRequest,
  RentalResults,
  RentalUnit,
  Slot,
  Site,
  SubscriptionView,
  Translations,
};

/** Lists of estates: some views send a part of each, so that nothing is promised there that may be left out. */
const LISTS = { EstateResults, SimilarEstates };

const BODIES = {
  ContactFormFields,
  SendToAFriendFields,
  AddressChange,
  SubscriptionChange,
  SubscriptionFields,
  EstateSearch,
  EstateFiltersRequest,
  Reservation,
  VisitForm,
};

/** What the calls of holiday homes take. */
const RENTAL_BODIES = { RentalFiltersRequest, RentalRequestForm, RentalReservation, RentalSearch };

export type JsonSchema = Record<string, unknown>;

/** The schemas of the contract as an OpenAPI 3.1 document carries them, each under its own name. */
export function componentSchemas(): Record<string, JsonSchema> {
  const schemas = {
    ...convert({ ...LISTS, EstateInPart: Estate, LocalisedText: MultilingualText }, "input"),
    ...convert(ANSWERS, "output"),
    ...convert({ ...BODIES, ...RENTAL_BODIES }, "input"),
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
  const name = Object.entries({ ...ANSWERS, ...LISTS, ...BODIES, ...RENTAL_BODIES }).find(
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
