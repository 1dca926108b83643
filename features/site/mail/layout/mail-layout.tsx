import type { ReactNode } from "react";
import { mediaUrl } from "#platform/media/address.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { useMail } from "../mail-context.ts";
import { Box } from "./box.tsx";
import { MailFooter } from "./mail-footer.tsx";
import { DARK } from "./mail-colours.ts";

const FONT = `"Instrument Sans", -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif`;

/** The light look stands in each element, since some programs drop this sheet; the dark one and small screens are only here. */
const RULES = `
.paper { background-color: ${DARK.paper} !important; }
.card { background-color: ${DARK.card} !important; border-color: ${DARK.line} !important; }
.ink { color: ${DARK.ink} !important; }
.muted { color: ${DARK.muted} !important; }
.line { border-color: ${DARK.line} !important; }
.link { color: ${DARK.link} !important; }
`;

/** Outlook on the web and on phones marks what it darkens by attributes of its own. */
const outlookRules = RULES.replace(/^\./gm, "[data-ogsc] .");

const MAIL_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 0.2em; }
@media (max-width: 480px) {
.pad { padding: 24px 20px 8px !important; }
.narrow { display: inline-block; max-width: 138px; }
.picture { width: 104px !important; height: 68px !important; }
}
@media (prefers-color-scheme: dark) {${RULES}}
${outlookRules}
`;

type MailLayoutProps = {
  readonly title: string;
  readonly preheader: string;
  readonly reason: string;
  readonly children: ReactNode;
};

const WIDTH = 600;
const WORDS = { fontFamily: FONT, fontSize: 16, lineHeight: "24px" };
const LOGO_HEIGHT = 40;

/** Keeps programs from filling a short preview line with the words that follow it. */
const PADDING = "\u034f \u200c ".repeat(60);

/** The frame of every mail: tables, because Outlook lays out nothing else. */
export function MailLayout({ title, preheader, reason, children }: MailLayoutProps) {
  const { colours, locale } = useMail();
  return (
    <html lang={locale} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: MAIL_SHEET }} />
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: colours.paper }}>
        <div data-skip-in-text="true" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preheader}
          {PADDING}
        </div>
        <Box
          isWide
          isCentred
          className="paper"
          cell={{ padding: "24px 12px", backgroundColor: colours.paper }}
        >
          <Box isWide frame={{ maxWidth: WIDTH }} cell={{ ...WORDS, textAlign: "left" }}>
            <Masthead />
            <Box
              isWide
              className="card pad ink"
              cell={{
                ...WORDS,
                // Whatever stands last keeps its distance to what would follow.
                padding: "32px 36px 16px",
                backgroundColor: colours.card,
                border: `1px solid ${colours.line}`,
                borderRadius: 12,
                color: colours.ink,
              }}
            >
              {children}
            </Box>
            <MailFooter reason={reason} />
          </Box>
        </Box>
      </body>
    </html>
  );
}

/** A logo stands on white in the dark too: it was drawn for that. */
function Masthead() {
  const { site, colours, link, locale } = useMail();
  return (
    <p data-skip-in-text="true" style={{ margin: "0 8px 16px" }}>
      <a
        href={link(hrefOfPage(locale, ""))}
        className="ink"
        style={{ color: colours.ink, fontSize: 20, fontWeight: 700, textDecoration: "none" }}
      >
        {site.logo && (
          <img
            src={link(mediaUrl(site.logo, "logo", { format: "jpg" }))}
            alt=""
            height={LOGO_HEIGHT}
            style={{
              height: LOGO_HEIGHT,
              marginRight: 12,
              border: 0,
              borderRadius: 6,
              verticalAlign: "middle",
            }}
          />
        )}
        {site.name}
      </a>
    </p>
  );
}
