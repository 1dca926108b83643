import { createContext, useContext } from "react";
import type { Site } from "../schema/site.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { MailColours } from "./layout/mail-colours.ts";

export type MailContextValue = {
  readonly site: Site;
  readonly locale: Locale;
  readonly t: Translate;
  readonly colours: MailColours;
  /** Makes a path of the site absolute. */
  readonly link: (path: string) => string;
};

export const MailContext = createContext<MailContextValue | null>(null);

/** What every part of a mail may ask: whose it is, its words, colours and links. */
export function useMail(): MailContextValue {
  const mail = useContext(MailContext);
  if (!mail) throw new Error("A part of a mail was drawn outside a mail");
  return mail;
}
