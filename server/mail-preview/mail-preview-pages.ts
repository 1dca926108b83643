import { html } from "hono/html";
import type { Email } from "postal-mime";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { MailName } from "#features/site/mail/mail-draft.ts";
import { type Html, plainPage } from "#platform/http/plain-page.ts";
import { type StoredMail, mailboxOf, tell } from "./stored-mails.ts";

/** Scripts never run in a shown mail; its links open beside it. */
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

/** All that is here: mails that were kept, and what each mail looks like. */
export function listPage(
  mails: readonly StoredMail[],
  more: string | null,
  names: readonly MailName[],
): Html {
  return layout(
    "Mails",
    html`<h1>Mails</h1>
      <h2>Kept</h2>
      <p>Mails lie here while no <code>SMTP_URL</code> says where to send them.</p>
      ${mails.length === 0 ? html`<p>None yet.</p>` : storedMailTable(mails)}
      ${more === null ? "" : html`<p><a href="/_mail?before=${more}">Older mails</a></p>`}
      <h2>Previews</h2>
      <nav aria-label="Previews">
        <ul>
          ${names.map((name) => html`<li><a href="/_mail/preview/${name}">${name}</a></li>`)}
        </ul>
      </nav>`,
  );
}

function storedMailTable(mails: readonly StoredMail[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">To</th>
        <th scope="col">Subject</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(
        ({ name, to, subject, date }) =>
          html`<tr>
            <td>${date}</td>
            <td>${to}</td>
            <td><a href="/_mail/kept/${name}">${subject || "(no subject)"}</a></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** One kept mail as its receiver sees it, with all its headers and attachments. */
export function storedMailPage(name: string, email: Email): Html {
  const { from, to, subject, date } = tell(name, email);
  const at = `/_mail/kept/${name}`;
  const facts = [
    ["From", from],
    ["To", to],
    ["Reply to", (email.replyTo ?? []).map(mailboxOf).join(", ")],
    ["Date", date],
    ["Unsubscribe", email.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? ""],
  ].filter(([, value]) => value !== "");
  return layout(
    subject,
    html`<p><a href="/_mail">All mails</a></p>
      <h1>${subject}</h1>
      <dl>
        ${facts.map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      ${attachments(at, email)}
      <p><a href="${at}/source">Source</a></p>
      <div class="sheets">
        <iframe title="As HTML" sandbox="${SANDBOX}" src="${at}/html"></iframe>
        <pre>${email.text ?? ""}</pre>
      </div>`,
  );
}

function attachments(at: string, email: Email): Html | "" {
  if (email.attachments.length === 0) return "";
  return html`<h2>Attachments</h2>
    <ul>
      ${email.attachments.map(
        ({ filename, mimeType }, index) =>
          html`<li><a href="${at}/attachments/${index}">${filename ?? "(no name)"}</a> ${mimeType}</li>`,
      )}
    </ul>`;
}

/** What one mail looks like in a language: light, dark and as plain text. */
export function previewPage(name: MailName, locale: Locale, subject: string, text: string): Html {
  const at = `/_mail/preview/${name}`;
  return layout(
    name,
    html`<p><a href="/_mail">All mails</a></p>
      <h1>${name}</h1>
      <nav aria-label="Languages">
        <ul>
          ${LOCALES.map(
            (other) =>
              html`<li>
                <a href="${at}?locale=${other}" ${other === locale ? html`aria-current="page"` : ""}
                  >${other}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      <p>Subject: <strong lang="${locale}">${subject}</strong></p>
      <div class="sheets">
        <iframe title="Light" sandbox="${SANDBOX}" src="${at}/html?locale=${locale}"></iframe>
        <iframe title="Dark" sandbox="${SANDBOX}" src="${at}/html?locale=${locale}&amp;look=dark"></iframe>
        <pre lang="${locale}">${text}</pre>
      </div>`,
  );
}

function layout(title: string, content: Html): Html {
  return plainPage({ title, sheet: "/_mail/preview.css", robots: "noindex", content });
}
