import { expect, test } from "vitest";
import { contactFormBlock } from "./contact-form.block.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { MESSAGES } from "#features/messages.ts";
import { renderIslands } from "#platform/render/island/render-islands.tsx";
import { IslandsContext } from "#platform/render/island/islands-context.ts";
import { renderHtml } from "#features/listings/testing/render-html.tsx";
import { contextWith } from "#features/site/testing/request-context.ts";
import { Blocks } from "../blocks.tsx";
import { chosenSubject, ContactForm, loadContactForm } from "./contact-form.tsx";
const BLOCK = contactFormBlock.schema.parse({
  id: "form",
  type: "contact-form",
  heading: { nl: "Vraag het ons" },
  subjects: [{ nl: "Een bezoek", fr: "Une visite" }, { nl: "Een schatting" }],
});

async function rendered(at: string, block: typeof BLOCK = BLOCK, locale: Locale = "nl"): Promise<string> {
  const context = contextWith({ translations: async (asked) => MESSAGES[asked] });
  const view = await loadContactForm(context, locale, block, new URL(at, "http://localhost"));
  return renderHtml(<ContactForm view={view} isFirst />, { locale });
}

test.each(LOCALES)("every field of the form in %s has a label that is seen", async (locale) => {
  const html = await rendered("/nl/contact", BLOCK, locale);
  expect(html).not.toMatch(/_form\.|undefined/);
  const labels = [...html.matchAll(/<label[^>]*for="([^"]+)"/g)].map((match) => match[1]);
  const fields = [...html.matchAll(/<(?:input|select|textarea)[^>]*? id="([^"]+)"/g)].map(
    (match) => match[1],
  );
  expect(fields).toHaveLength(7);
  expect(labels.toSorted()).toEqual(fields.toSorted());
});

test("the form posts to its own page, and tells browsers what each field is for", async () => {
  const html = await rendered("/nl/contact");
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* action="#"/);
  for (const purpose of ["given-name", "family-name", "email", "tel"])
    expect(html).toContain(`autoComplete="${purpose}"`);
  expect(html).toMatch(/<input[^>]*required[^>]*name="privacy"/);
});

test("the address chooses a subject that is in the list, and none else", async () => {
  expect(await rendered("/nl/contact?subject=een+schatting")).toMatch(/value="Een schatting" selected/);
  expect(await rendered("/nl/contact?subject=1")).toMatch(/value="Een bezoek" selected/);
  expect(await rendered("/nl/contact?subject=verhuizen")).toMatch(/value="0" selected/);
});

test("without subjects there is nothing to choose", async () => {
  expect(await rendered("/nl/contact", { ...BLOCK, subjects: [] })).not.toContain("<select");
});

test("after it was sent, thanks stand in the place of the fields", async () => {
  const html = await rendered("/nl/contact?sent=contact");
  expect(html).toContain("Bedankt, uw bericht is verstuurd");
  expect(html).not.toContain("<form");
  expect(await rendered("/nl/contact?sent=friend")).toContain("<form");
});

/** A page with the same form at its top and at its end. */
async function renderedTwice(at: string): Promise<string> {
  const context = contextWith({ translations: async (asked) => MESSAGES[asked] });
  const view = await loadContactForm(context, "nl", BLOCK, new URL(at, "http://localhost"));
  const blocks = ["top", "end"].map((id) => ({ id, type: "contact-form" as const, view }));
  const islands = renderIslands({ provide: (island) => island });
  return renderHtml(
    <IslandsContext value={islands}>
      <Blocks blocks={blocks} title={null} />
    </IslandsContext>,
  );
}

test("two contact forms of one page share no id, and are the same page each time", async () => {
  const html = await renderedTwice("/nl/contact");
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(14);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await renderedTwice("/nl/contact")).toBe(html);
});

test("of two contact forms of one page, the first says that it was sent, and the other can be filled in", async () => {
  const html = await renderedTwice("/nl/contact?sent=contact");
  expect(html.match(/ id="contact-sent"/g)).toHaveLength(1);
  expect(html.match(/<form/g)).toHaveLength(1);
});

const SUBJECTS = ["Verkopen", "Schatting van uw huis"];

test.each([
  [null, "0"],
  ["", "0"],
  ["0", "0"],
  ["3", "0"],
  ["verhuizen", "0"],
  ["1", "Verkopen"],
  ["2", "Schatting van uw huis"],
  [" schatting VAN uw huis ", "Schatting van uw huis"],
  ["<script>", "0"],
])("an address that asks for the subject %j chooses %j", (asked, chosen) => {
  expect(chosenSubject(SUBJECTS, asked)).toBe(chosen);
});
