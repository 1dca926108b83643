import type { PictureView } from "#ui/picture/picture-view.ts";
import type { SalesRep } from "#features/listings/schema/media.ts";
import { bareBivNumber } from "#domain/legal/biv-number.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";

export type ContactView = {
  readonly name: string;
  readonly about: LocalizedText | null;
  readonly bivNumber: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly picture: PictureView | null;
};

/** Who to call: the estate's sales rep, else the agency itself. */
export function contactView(
  { site, imageCdn: cdn }: RequestContext,
  rep: SalesRep | null,
  locale: Locale,
): ContactView {
  if (!rep) {
    const { legalName, phone, email } = site.agency;
    return { name: legalName, about: null, bivNumber: null, phone, mobile: null, email, picture: null };
  }
  const name = [rep.firstname, rep.lastname].filter(Boolean).join(" ");
  return {
    name: name || site.agency.legalName,
    about: localize(rep.description, locale),
    bivNumber: rep.bivNumber ? bareBivNumber(rep.bivNumber) : null,
    phone: rep.phone ?? null,
    mobile: rep.mobile ?? null,
    email: rep.email ?? null,
    picture: rep.picture ? pictureOf(rep.picture, "icon", { alt: name, cdn }) : null,
  };
}
