import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { saleDates } from "./figures/sale-dates-view.ts";
import { saleEvents } from "./sale-calendar.ts";
import { siteTranslate } from "#features/site/messages/site-translate.ts";

const t = siteTranslate("nl", {});

const [OPENS, CLOSES, SESSION] = ["2026-12-22T12:00:00Z", "2026-12-30T12:00:00Z", "2026-12-30T13:30:00Z"];
const sale = (notary: object) =>
  Estate.parse({
    general: { id: 12, title: { nl: "Hoeve" } },
    uri: { nl: "/nl/aanbod/12/hoeve" },
    property: { notary },
  });
const events = (notary: object) =>
  saleEvents(sale(notary), { locale: "nl", origin: "https://huyzen.example", t });

test("bidding is one event from its opening to its close, the session one of an hour", () => {
  expect(events({ bid_start_date: OPENS, bid_end_date: CLOSES, session_date: SESSION })).toMatchObject([
    { title: "Start van de biedingen: Hoeve", start: OPENS, end: CLOSES },
    { title: "Zitdag: Hoeve", start: SESSION, end: "2026-12-30T14:30:00.000Z" },
  ]);
});

test("an event keeps its name for ever, so that a calendar updates it", () => {
  expect(events({ session_date: SESSION })[0]?.uid).toBe("estate-12-session_date@huyzen.example");
});

test("a close without an opening is an event of its own, and one before its opening is none", () => {
  expect(events({ bid_end_date: CLOSES })).toHaveLength(1);
  expect(events({ bid_start_date: CLOSES, bid_end_date: OPENS })).toMatchObject([{ start: CLOSES }]);
});

test("the page lists the days in order, in the time of Brussels, with the file beside its short address", () => {
  expect(saleDates(sale({ session_date: SESSION, bid_start_date: OPENS }), "nl")).toMatchObject({
    dates: [{ text: "22/12/2026 13:00" }, { text: "30/12/2026 14:30" }],
    calendarHref: "/nl/aanbod/12/calendar.ics",
  });
});

test("any other sale has no days", () => {
  expect(saleDates(sale({ setting_price: 1 }), "nl")).toBe(null);
  expect(events({})).toEqual([]);
});
