import { render, toPlainText } from "@react-email/render";
import type { ComponentType } from "react";
import type { Site } from "#features/site/schema/site.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Dictionary } from "#domain/locale/translate.ts";
import { siteTranslate } from "#features/site/messages/site-translate.ts";
import { mailColours } from "#features/site/mail/layout/mail-colours.ts";
import { MailLayout } from "#features/site/mail/layout/mail-layout.tsx";
import { MailContext } from "#features/site/mail/mail-context.ts";
import type { Mail } from "#features/site/mail/mail-draft.ts";
import type { MailTemplate } from "#features/site/mail/define-mail.ts";
import { MAILS } from "./mails.ts";

/** Whose mail it is: read when the mail is delivered. */
export type MailLook = {
  readonly site: Site;
  /** Scheme and host of the site's first host name; all links and pictures are on it. */
  readonly origin: string;
  /** The site's own words in the mail's language. */
  readonly words: Dictionary;
};

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

/** Renders a mail in its language and in the look of its site, as HTML and as plain text. */
export async function renderMail(
  { mail, locale }: { readonly mail: Mail; readonly locale: Locale },
  { site, origin, words }: MailLook,
): Promise<RenderedMail> {
  const template = MAILS[mail.name] as MailTemplate<unknown>;
  const t = siteTranslate(locale, words);
  const link = (path: string) => new URL(path, origin).href;
  const Body = template.Body as ComponentType<object>;
  const subject = template.subject(mail.props, t);
  const html = await render(
    <MailContext value={{ site, locale, t, link, colours: mailColours(site.theme) }}>
      <MailLayout
        title={subject}
        preheader={template.preheader(mail.props, t)}
        reason={template.reason(mail.props, t)}
      >
        <Body {...mail.props} />
      </MailLayout>
    </MailContext>,
  );
  return { subject: oneLine(subject), html, text: plainText(html) };
}

const LONGEST_SUBJECT = 180;

/**
 * Text that may stand in a header: on one line, without control or direction marks, at most 180 characters.
 * Example: `oneLine("Huis\r\nBcc: x@y.be")` is `"Huis Bcc: x@y.be"`.
 */
function oneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return line.length <= LONGEST_SUBJECT ? line : `${[...line].slice(0, LONGEST_SUBJECT - 1).join("")}…`;
}

const TEXT_WIDTH = 76;

/** The words of a mail for who reads without HTML: each fact on a line, each link after its words. */
function plainText(html: string): string {
  const text = toPlainText(html, {
    wordwrap: TEXT_WIDTH,
    selectors: [
      ...["h1", "h2"].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
      })),
      { selector: "a[href^='mailto:']", format: "anchor", options: { ignoreHref: true } },
      { selector: "a[href^='tel:']", format: "anchor", options: { ignoreHref: true } },
      // A label and its value stand on one line.
      {
        selector: "tr[data-text='line']",
        format: "block",
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      },
      { selector: "tr[data-text='line'] > td", format: "inline" },
    ],
  });
  return `${text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
