import type { EventData, EventType } from "./schema.ts";

/** What the events of a lead do not say in a form that an agency's system takes. */
export type LeadWords = {
  /** Where it is a further message about what the event names, such as a visit that was moved; else that one's id. */
  readonly id?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly message: string;
};

/** A listing as a capability names it; whose it is and its id there are added when the event is stored. */
type NamedListing<Listing> = Listing extends null ? null : Omit<Listing, "externalId" | "source">;

type Told<Data> = Omit<Data, "site" | "listing"> &
  (Data extends { readonly listing: infer Listing } ? { readonly listing: NamedListing<Listing> } : unknown);

/** Something that happened and that the site's webhooks may be told. One whose key is known is told once. */
export type LeadEvent = {
  readonly [Type in EventType]: {
    readonly type: Type;
    readonly key: string;
    readonly data: Told<EventData<Type>>;
    /** Of what goes to the system that brought the listing as well, where its source says so. */
    readonly lead?: LeadWords;
  };
}[EventType];
