import type { SalesRep } from "#contract/estate/media.ts";
import { pictureOf } from "../ui/picture-of.ts";
import type { Visit } from "../visit.ts";
import type { ContactView } from "./estate-view.ts";

/** Who to call: the estate's sales rep, else the agency itself. */
export function contactView({ site, imageCdn: cdn }: Visit, rep: SalesRep | null): ContactView {
  if (!rep) {
    const { legalName, phone, email } = site.agency;
    return { name: legalName, bivNumber: null, phone, mobile: null, email, picture: null };
  }
  const name = [rep.firstname, rep.lastname].filter(Boolean).join(" ");
  return {
    name: name || site.agency.legalName,
    bivNumber: rep.bivNumber ?? null,
    phone: rep.phone ?? null,
    mobile: rep.mobile ?? null,
    email: rep.email ?? null,
    picture: rep.picture ? pictureOf(rep.picture, "icon", { alt: name, cdn }) : null,
  };
}
