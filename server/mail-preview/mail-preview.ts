import { type Context, Hono } from "hono";
import type { Attachment } from "postal-mime";
import type { Site } from "#features/site/schema/site.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#domain/locale/locale.ts";
import type { Mail, MailName } from "#features/site/mail/mail-draft.ts";
import { MAILS } from "../outbound/mail/mails.ts";
import type { RenderedMail } from "../outbound/mail/render-mail.tsx";
import type { Storage } from "#features/site/storage.ts";
import { listStoredMails, readStoredMail } from "./stored-mails.ts";
import { storedMailPage, listPage, previewPage } from "./mail-preview-pages.ts";
import { MAIL_PREVIEW_STYLES } from "./mail-preview-styles.ts";

export type MailPreviewParts = {
  /** Where kept mails lie. */
  readonly folder: string;
  readonly storage: Pick<Storage, "findTranslations">;
};

type Env = {
  Bindings: {
    readonly requestEnv: { readonly isLocal: boolean; readonly site: Site; readonly origin: string };
  };
};

const MOST_LISTED = 50;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail brings its own styles and nothing else that could run; its pictures are asked of this very server. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Shows developers the mails that were kept, and what every mail looks like; where `DEV_PAGES` is on, on their own machine alone. */
export function createMailPreview({ folder, storage }: MailPreviewParts): Hono<Env> {
  const app = new Hono<Env>();
  const at = "/_mail";
  // Anywhere else there is no such page: the site answers as for any address that it does not know.
  const get = (path: string, show: (c: Context<Env>) => Promise<Response>) =>
    app.get(at + path, (c, next) => (c.env.requestEnv.isLocal ? show(c) : next()));
  const mailOf = (c: Context<Env>) => readStoredMail(folder, c.req.param("name") ?? "");

  get("", async (c) => {
    const mails = await listStoredMails(folder, MOST_LISTED, c.req.query("before"));
    const more = mails.length === MOST_LISTED ? mails.at(-1)!.name : null;
    return page(c, listPage(mails, more, Object.keys(MAILS) as MailName[]));
  });
  get("/preview.css", async (c) =>
    c.body(MAIL_PREVIEW_STYLES, 200, { "Content-Type": "text/css; charset=utf-8" }),
  );
  get("/kept/:name", async (c) => {
    const mail = await mailOf(c);
    return mail ? page(c, storedMailPage(mail.name, mail.email)) : c.notFound();
  });
  get("/kept/:name/html", async (c) => {
    const mail = await mailOf(c);
    return mail ? shownMail(c, mail.email.html ?? "") : c.notFound();
  });
  get("/kept/:name/source", async (c) => {
    const mail = await mailOf(c);
    return mail ? file(c, new Uint8Array(mail.source), "text/plain; charset=utf-8") : c.notFound();
  });
  get("/kept/:name/attachments/:index", async (c) => {
    const attachment = (await mailOf(c))?.email.attachments[Number(c.req.param("index"))];
    return attachment ? download(c, attachment) : c.notFound();
  });
  get("/preview/:mail", async (c) => {
    const drawn = await preview(c, storage);
    if (!drawn) return c.notFound();
    return page(c, previewPage(drawn.name, drawn.locale, drawn.subject, drawn.text));
  });
  get("/preview/:mail/html", async (c) => {
    const drawn = await preview(c, storage);
    if (!drawn) return c.notFound();
    return shownMail(c, c.req.query("look") === "dark" ? inTheDark(drawn.html) : drawn.html);
  });
  return app;
}

type Preview = RenderedMail & { readonly name: MailName; readonly locale: Locale };

/** A mail with invented contents, in the look of the site that is visited. */
async function preview(c: Context<Env>, storage: MailPreviewParts["storage"]): Promise<Preview | null> {
  const { site, origin } = c.env.requestEnv;
  const name = c.req.param("mail") ?? "";
  if (!Object.hasOwn(MAILS, name)) return null;
  const asked = c.req.query("locale") ?? "";
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  const mail = { name, props: MAILS[name as MailName].sample(locale) } as Mail;
  const words = await storage.findTranslations(site.id, locale);
  // Only a developer's own machine looks at mails here: no other loads what renders them.
  const { renderMail } = await import("../outbound/mail/render-mail.tsx");
  return { name: name as MailName, locale, ...(await renderMail({ mail, locale }, { site, origin, words })) };
}

/** As a program shows it that asks for dark mails. */
function inTheDark(html: string): string {
  return html.replace("@media (prefers-color-scheme: dark)", "@media all");
}

function page(
  c: Context,
  content: { toString(): string } | Promise<{ toString(): string }>,
): Promise<Response> {
  return Promise.resolve(content).then((text) =>
    c.html(String(text), 200, { "Content-Security-Policy": PAGE_POLICY, "Cache-Control": "no-store" }),
  );
}

function shownMail(c: Context, html: string): Response {
  const shown = html
    // Pictures are the same under every name of this server, and this page may ask only its own.
    .replaceAll(/(src=")https?:\/\/[^/"]+(\/media\/)/g, "$1$2")
    .replace("<head>", '<head><base target="_blank">');
  return c.html(shown, 200, {
    "Content-Security-Policy": MAIL_POLICY,
    "X-Frame-Options": "SAMEORIGIN",
    "Cache-Control": "no-store",
  });
}

function download(c: Context, { filename, content }: Attachment): Response {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  c.header(
    "Content-Disposition",
    `attachment; filename*=UTF-8''${encodeURIComponent(filename ?? "attachment")}`,
  );
  return file(c, bytes, "application/octet-stream");
}

function file(c: Context, bytes: Uint8Array<ArrayBuffer>, contentType: string): Response {
  return c.body(bytes, 200, {
    "Content-Type": contentType,
    "Content-Security-Policy": PAGE_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  });
}
