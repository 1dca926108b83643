import { expect, test } from "vitest";
import { contextWith } from "#features/site/testing/request-context.ts";
import { failPage } from "#platform/render/page-answer.ts";
import { cancelAppointment } from "./cancel-visit.page.tsx";
import { PERSONAL_HEADERS } from "./personal-headers.ts";

const ID = "3f0c2d5e-0000-4000-8000-000000000000";

/** What a form of a visit's page did. */
async function send(body: string, type = "application/x-www-form-urlencoded") {
  const done: unknown[] = [];
  const context = contextWith({
    cancelVisit: async (id) => void done.push(["cancelled", id]),
    moveVisit: async (_id, start) => {
      done.push(["moved to", start]);
      return {} as never;
    },
  });
  const url = new URL(`http://localhost/nl/afspraak-annuleren/${ID}`);
  const request = new Request(url, { method: "POST", body, headers: { "Content-Type": type } });
  const answer = await cancelAppointment.action!({ context, params: { appointmentId: ID }, request, url });
  return { done, answer };
}

test("the empty form of an appointment cancels it", async () => {
  expect((await send("")).done).toEqual([["cancelled", ID]]);
});

test("the form with another time moves it", async () => {
  const start = "2026-12-01T09:00:00.000Z";
  expect((await send(`move=1&start=${start}`)).done).toEqual([["moved to", start]]);
});

test("a form that cannot be read cancels nothing", async () => {
  const { done, answer } = await send("--x\r\nContent-Disp", "multipart/form-data; boundary=x");
  expect([done, answer]).toEqual([[], failPage(400, PERSONAL_HEADERS)]);
});
