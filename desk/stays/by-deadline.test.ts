import { expect, test } from "vitest";
import { byDeadline } from "./by-deadline.ts";

const stay = (state: string, heldUntil: string, start: string) => ({ state, heldUntil, start });

test("the request whose time to answer ends first stands on top, those that are kept no longer below", () => {
  const [soon, later] = [
    stay("confirmed", "2026-11-24T12:00:00Z", "2027-05-01"),
    stay("asked", "2026-11-25T12:00:00Z", "2027-01-01"),
  ];
  const [over, overLater] = [
    stay("expired", "2026-11-20T12:00:00Z", "2026-12-01"),
    stay("expired", "2026-11-19T12:00:00Z", "2026-12-24"),
  ];
  expect([overLater, later, over, soon].toSorted(byDeadline)).toEqual([soon, later, over, overLater]);
});
