import { DARK } from "./mail-colours.ts";

export const FONT = `"Instrument Sans", -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif`;

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

export const MAIL_SHEET = `
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
