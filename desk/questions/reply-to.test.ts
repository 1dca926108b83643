import { expect, test } from "vitest";
import { createTranslate } from "#domain/locale/translate.ts";
import type { DeskKey } from "../language/messages.ts";
import nl from "../messages/nl.json" with { type: "json" };
import { replyTo } from "./reply-to.ts";

const t = createTranslate<DeskKey>("nl", nl);
const visitor = { name: "An", email: "an@example.be", phone: null };

test("an answer quotes the question and names the listing", () => {
  const listing = { title: { nl: "Huis" }, place: { nl: "Kouter 12, 9000 Gent" } };
  const { searchParams, pathname } = new URL(
    replyTo({ visitor, listing, message: "Is er een tuin?\nEn een garage?", language: "nl" }, t),
  );
  expect(pathname).toBe("an%40example.be");
  expect(searchParams.get("subject")).toBe("Uw vraag over Kouter 12, 9000 Gent");
  expect(searchParams.get("body")).toBe("\r\n\r\n> Is er een tuin?\r\n> En een garage?");
});

test("an answer never names the street that the site hides", () => {
  const listing = {
    title: { nl: "Huis" },
    place: { nl: "9000 Gent" },
    address: { nl: "Kouter 12, 9000 Gent" },
  };
  const href = replyTo({ visitor, listing, message: "Waar is het?", language: "nl" }, t);
  expect(decodeURIComponent(href)).not.toContain("Kouter");
});

test("nothing that a visitor wrote becomes a field of the mail", () => {
  const hostile = { ...visitor, email: "a@b.be?bcc=x@y.be" };
  const href = replyTo({ visitor: hostile, listing: null, message: "&cc=x@y.be", language: "nl" }, t);
  const { searchParams } = new URL(href);
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
});
