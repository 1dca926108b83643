import { render } from "@react-email/render";
import { createElement } from "react";
import { MESSAGES } from "#features/messages.ts";
import { createTranslate } from "#domain/locale/translate.ts";
import type { MailDraft } from "./mail-draft.ts";
import type { MailLook } from "./mail-look.ts";
import type { MailTemplate } from "./mail-template.ts";
import { MAILS } from "./mails.ts";
import { oneLine } from "./one-line.ts";
import { plainText } from "./plain-text.ts";
import { WholeMail } from "./whole-mail.tsx";

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

/** Draws a mail in its language and in the look of its site, as HTML and as plain text. */
export async function renderMail(
  { mail, locale }: Pick<MailDraft, "mail" | "locale">,
  { site, origin, words }: MailLook,
): Promise<RenderedMail> {
  const template = MAILS[mail.name] as MailTemplate<unknown>;
  const t = createTranslate(locale, MESSAGES[locale], words);
  const link = (path: string) => new URL(path, origin).href;
  const html = await render(createElement(WholeMail, { template, props: mail.props, site, locale, t, link }));
  return { subject: oneLine(template.subject(mail.props, t)), html, text: plainText(html) };
}
