import { expect, test } from "vitest";
import type { News } from "#domain/alerts/market.ts";
import { siteTranslate } from "#features/site/messages/site-translate.ts";
import { subscriptionDigest, type SubscriptionDigestMail } from "./subscription-digest.tsx";

const NEW: News = { kind: "new" };
const BACK: News = { kind: "back" };
const DROP: News = { kind: "price", before: 410_000, after: 389_000 };

function mail(...listings: ReadonlyArray<readonly [News, city: string]>): SubscriptionDigestMail {
  const { listings: samples, ...sample } = subscriptionDigest.sample("nl");
  const { counts: _counts, ...rest } = sample;
  const estate = { ...samples[0]!.estate, title: "Huis", place: "Kouter 1, 9000 Gent" };
  return {
    ...rest,
    more: 0,
    listings: listings.map(([news, city]) => ({ estate: { ...estate, city }, news })),
  };
}
const subject = (one: SubscriptionDigestMail, locale: "nl" | "fr" = "nl") =>
  subscriptionDigest.subject(one, siteTranslate(locale, {}));

test.each([
  [mail([DROP, "Gent"]), "Prijs verlaagd: Huis, Kouter 1, 9000 Gent"],
  [mail([NEW, "Gent"]), "Nieuw in het aanbod: Huis, Kouter 1, 9000 Gent"],
  [mail([NEW, "Gent"], [NEW, "Gent"], [NEW, "Gent"]), "3 nieuwe panden in Gent"],
  [mail([NEW, "Gent"], [NEW, "Aalst"]), "2 nieuwe panden"],
  [mail([DROP, "Gent"], [DROP, "Gent"]), "Prijs verlaagd van 2 panden"],
  [
    mail([NEW, "Gent"], [DROP, "Aalst"], [BACK, "Gent"]),
    "1 nieuw pand in Gent, prijs verlaagd van 1 pand, 1 pand opnieuw beschikbaar",
  ],
  [{ ...mail([NEW, "Gent"]), more: 4, counts: { new: 5, back: 0, price: 0 } }, "5 nieuwe panden"],
])("the subject of an alert says what is new and whose price fell", (one, text) => {
  expect(subject(one)).toBe(text);
});

test("in French too", () => {
  expect(subject(mail([DROP, "Gand"], [DROP, "Gand"]), "fr")).toBe("Prix en baisse pour 2 biens");
});
