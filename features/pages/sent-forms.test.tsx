import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { BLOCK_SCHEMAS } from "./blocks/block-types.ts";
import { QueryError } from "#platform/http/api/query-error.ts";
import type { SiteQueries } from "#features/site/site-queries.ts";
import { RentalPeriod } from "#features/rentals/schema/period.ts";
import { RentalUnit } from "#features/rentals/schema/unit.ts";
import type { FormName } from "#features/site/form-answer.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { criteriaOf } from "#domain/alerts/criteria.ts";
import { MESSAGES } from "#features/messages.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import { ContactForm, loadContactForm } from "./blocks/contact-form/contact-form.tsx";
import { EstateFormPage } from "#features/contact/estate-form.page.tsx";
import { loadEstateForm } from "#features/contact/load-estate-form.ts";
import { answerForm } from "#features/contact/sending/answer-form.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { contextWith } from "#features/site/testing/request-context.ts";
import { findRental } from "#features/rentals/unit/find-rental.ts";
import { loadRental } from "#features/rentals/unit/load-rental.ts";
import { RentalPage } from "#features/rentals/unit/rental-page.tsx";
import { hrefOfCount } from "#features/alerts/href-of-count.ts";
import { loadSubscriptionForm } from "#features/alerts/load-subscription-form.ts";
import { loadToken } from "#features/alerts/load-token.ts";
import { SubscriptionForm } from "#features/alerts/subscription-form.tsx";
import { agencyPage } from "./agency/agency.page.tsx";
import { SubscriptionPage } from "#features/alerts/token-pages.tsx";

const NOTHING_ASKED = criteriaOf(EMPTY_LISTING_QUERY);
const SUBSCRIPTION = { email: "an@example.be", summary: "Alles", isConfirmed: true, frequency: "daily" };
const WEEK = { id: 1, name: { nl: "Week" } };
const STAY = { id: 1, type: WEEK, start: "2027-07-03", end: "2027-07-10", price: 650 };

const VISIT = contextWith({
  translations: async (locale: Locale) => MESSAGES[locale],
  estate: () => Promise.reject(new QueryError(503)),
  rentalUnit: async () => RentalUnit.parse({ id: 12, general: { title: { nl: "Zeedijk" } } }),
  rentalPeriods: async () => [RentalPeriod.parse(STAY)],
  pages: async () => [],
  estateFilters: async () => ({}),
  countMatches: async () => ({ count: 12 }),
  subscription: async () => ({ ...SUBSCRIPTION, criteria: NOTHING_ASKED, endsAt: null }),
} as unknown as Partial<SiteQueries>);

const t = createTranslate("nl", MESSAGES.nl);

type Page = (url: URL) => Promise<ReactElement>;

async function rentalPage(url: URL): Promise<ReactElement> {
  const found = await findRental(VISIT, 12);
  if (found.kind !== "found") throw new Error(found.kind);
  return <RentalPage view={await loadRental(VISIT, found, "nl", url)} />;
}

async function tokenPage(url: URL): Promise<ReactElement> {
  return <SubscriptionPage view={await loadToken(VISIT, "nl", "secret", url, "editSubscriptions")} />;
}

async function contactPage(url: URL): Promise<ReactElement> {
  const block = BLOCK_SCHEMAS["contact-form"].parse({ id: "form", type: "contact-form" });
  return <ContactForm view={await loadContactForm(VISIT, "nl", block, url)} isFirst />;
}

function estateFormPage(form: "contact" | "friend"): Page {
  return async (url) => {
    const view = await loadEstateForm(VISIT, form, 5, "nl", url);
    if (view.kind !== "form") throw new Error(view.kind);
    return <EstateFormPage view={view} />;
  };
}

/** The page was taken off, or its form was, while the visitor wrote. */
const formless =
  (pages: object[]): Page =>
  async (url) => {
    const context = contextWith({
      translations: async (locale: Locale) => MESSAGES[locale],
      pages: async () => pages,
      pageByUrl: async () => pages[0] ?? Promise.reject(new QueryError(404)),
      entities: async () => [],
    } as unknown as Partial<SiteQueries>);
    const asked = { context, params: { path: "team" }, url } as never;
    const answer = await agencyPage.load(asked);
    if (answer.kind !== "page") throw new Error(answer.kind);
    return <agencyPage.Content data={answer.data} />;
  };
const TEAM = { id: 1, title: { nl: "Team" }, paths: { nl: "team" }, blocks: [] };

/** The page of a form about a listing that went meanwhile. */
const goneEstate: Page = async (url) => {
  const gone = { ...VISIT, queries: { ...VISIT.queries, estate: () => Promise.reject(new QueryError(410)) } };
  const view = await loadEstateForm(gone, "contact", 5, "nl", url);
  if (view.kind !== "form") throw new Error(view.kind);
  return <EstateFormPage view={view} />;
};

const SENT: ReadonlyArray<readonly [form: FormName, path: string, page: Page, thanks: string]> = [
  ["contact", "/nl/contact", contactPage, t("form.contact.sent")],
  ["contact", "/nl/contact/5", estateFormPage("contact"), t("form.contact.sent")],
  ["friend", "/nl/vriend/5", estateFormPage("friend"), t("form.friend.sent")],
  ["contact", "/nl/team", formless([TEAM]), t("form.contact.sent")],
  ["contact", "/nl/team", formless([]), t("form.contact.sent")],
  ["contact", "/nl/contact/5", goneEstate, t("form.contact.sent")],
  ["rental", "/nl/vakantie/12", rentalPage, t("rentals.sent")],
  ["subscription", "/nl/abonnement/secret", tokenPage, t("subscription.saved")],
  ["address", "/nl/abonnement/secret", tokenPage, t("subscription.sent")],
];

test.each(SENT)(
  "the %s form that %s sent opens its page where the thanks stand",
  async (form, path, page, thanks) => {
    const sent = await answerForm(form, new URL(`http://localhost${path}`), {}, async () => ({ ok: true }));
    if (sent.kind !== "taken") throw new Error(sent.kind);
    const url = new URL(sent.location, "http://localhost");
    const html = renderHtml(await page(url), {});
    const part = html.split(` id="${url.hash.slice(1)}"`);
    expect(part).toHaveLength(2);
    expect(part[1]!.slice(0, part[1]!.indexOf("</p>"))).toContain(thanks);
  },
);

const COUNTED: ReadonlyArray<readonly [path: string, page: Page]> = [
  ["/nl/abonnement/secret", tokenPage],
  [
    "/nl/hou-me-op-de-hoogte",
    async () => <SubscriptionForm view={await loadSubscriptionForm(VISIT, "nl", NOTHING_ASKED)} />,
  ],
];

test.each(COUNTED)("criteria that %s had counted open it where the count stands", async (path, page) => {
  const fields = new FormData();
  fields.set("price-max", "300000");
  const url = new URL(hrefOfCount(path, fields), "http://localhost");
  const part = renderHtml(await page(url), {}).split(` id="${url.hash.slice(1)}"`);
  expect(part).toHaveLength(2);
  expect(part[1]!.slice(0, part[1]!.indexOf("</p>"))).toContain("12");
});
