import { expect, test } from "vitest";
import { LOCALES } from "#domain/locale/locale.ts";
import { hrefOf, hrefOfAjax } from "#domain/locale/href.ts";
import { loggedPath } from "./logged-path.ts";

const ID = "0b6f0d4e-4b1c-4f0e-9d53-5a3e1f0c2b7a";
const PROOF = "AbCdEfGhIjKlMnOpQrStUv";
const TOKEN = `${ID}.1.${PROOF}`;
const SECRETS = [ID, PROOF, "0b6f0d4e"];

const secretAddresses = LOCALES.flatMap((locale) => [
  hrefOf({ type: "editSubscriptions", token: TOKEN }, locale),
  hrefOf({ type: "unsubscribe", token: TOKEN }, locale),
  hrefOf({ type: "cancelAppointment", appointmentId: ID }, locale),
  hrefOf({ type: "stayRequest", token: TOKEN }, locale),
  hrefOf({ type: "stayAnswer", token: TOKEN }, locale),
  hrefOfAjax(locale, "stay-requests", TOKEN, "confirm"),
  hrefOfAjax(locale, "stay-answers", TOKEN, "accept"),
  hrefOfAjax(locale, "notifications", TOKEN),
  hrefOfAjax(locale, "notifications", TOKEN, "confirm"),
  hrefOfAjax(locale, "notifications", TOKEN, "unsubscribe"),
  hrefOfAjax(locale, "notifications", TOKEN, "address"),
]);

test.each([
  ...secretAddresses,
  ...secretAddresses.map((path) => `${path}.data`),
  ...secretAddresses.map((path) => `${path}?sent=subscription&token=${TOKEN}`),
  `/api/sites/huyzen/live-agenda/reservation/${ID}`,
  `/feeds/${ID}/openimmo.xml`,
  `/preview/${TOKEN}/nl/over-ons`,
  `/NL/HOU-ME-OP-DE-HOOGTE/${TOKEN.toUpperCase()}`,
  `/nl/hou-me-op-de-hoogte/${encodeURIComponent(TOKEN).replaceAll(".", "%2E").replaceAll("-", "%2d")}`,
  `/nl/hou-me-op-de-hoogte/${TOKEN.replaceAll("-", "%252D")}`,
  `/nl/hou%2Dme%2Dop%2Dde%2Dhoogte/${TOKEN}`,
  `/nl//hou-me-op-de-hoogte//${TOKEN}`,
  `//nl/hou-me-op-de-hoogte/${TOKEN}`,
  `/hou-me-op-de-hoogte/uitschrijven/${TOKEN}`,
  `/xx/unknown/${TOKEN}`,
  `/nl/hou-me-op-de-hoogte/${TOKEN}=`,
  `/nl/hou-me-op-de-hoogte/${TOKEN}>`,
  `/nl/hou-me-op-de-hoogte/${TOKEN}/%zz`,
  `/nl/hou-me-op-de-hoogte/0b6f0d4e-4b1c-%0D%0A4f0e-9d53.1.${PROOF}`,
  `/nl/afspraak-annuleren/${ID}/`,
  `http://huyzen.example/nl/afspraak-annuleren/${ID}`,
])("%s is logged without what opens it", (target) => {
  const logged = loggedPath(target);
  for (const secret of SECRETS) expect(logged.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(logged).toContain("…");
});

test.each([
  ["/nl/te-koop?q=an@example.be", "/nl/te-koop"],
  ["/nl/an@example.be", "/nl/…"],
  ["/nl/an%40example.be/x", "/nl/…/x"],
])("of %s nobody's address is left", (target, expected) => {
  expect(loggedPath(target)).toBe(expected);
});

test.each([
  "/",
  "/nl/te-koop",
  "/nl/hou-me-op-de-hoogte",
  "/nl/hou-me-op-de-hoogte/",
  "/nl/aanbod/te-koop/huis/9000-gent/kouter-7/12",
  "/nl/ajax/notifications",
  "/api/sites/huyzen/live-agenda/12",
  "/media/3f9c0a7be1.760.avif",
  "/fr/%C3%A9t%C3%A9",
  "/%zz",
])("%s is logged as it was asked", (target) => {
  expect(loggedPath(target)).toBe(target);
});
