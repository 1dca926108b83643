/** What a calendar file does: shows an event, invites to it or changes it, or takes it away (RFC 5546, 3.2). */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** Something with a time and a place, as calendars hold it. */
export type CalendarEvent = {
  /** The same for the same event, for ever: calendars update what they hold under it. */
  readonly uid: string;
  readonly title: string;
  /** RFC 3339 moments. */
  readonly start: string;
  readonly end: string;
  readonly place: string | null;
  readonly url: string | null;
  readonly description?: string | null;
  /** Who invites, and who is invited: calendars then take what is mailed as news of the event (RFC 5546). */
  readonly organizer?: { readonly name: string; readonly address: string };
  readonly attendee?: { readonly address: string } | null;
  /** Of two files about one event the higher one counts. */
  readonly sequence?: number;
  /** It is off: a calendar that holds it takes it away or strikes it through. */
  readonly isCancelled?: boolean;
};
