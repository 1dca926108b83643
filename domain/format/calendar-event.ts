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
  /** It is off: a calendar that holds it takes it away or strikes it through. */
  readonly isCancelled?: boolean;
};
