type SiteSection = {
  readonly id: "company" | "law" | "site" | "look" | "offices";
  /** Of the agency within the site's document, or of the document itself. */
  readonly within: "agency" | null;
  readonly fields: readonly string[];
};

/** Which fields of the site's document an agency fills in, in the order of the screen. */
export const SITE_SECTIONS: readonly SiteSection[] = [
  { id: "company", within: "agency", fields: ["legalName", "address", "phone", "email"] },
  {
    id: "law",
    within: "agency",
    fields: [
      "enterpriseNumber",
      "vatNumber",
      "bivTitle",
      "bivNumber",
      "supervisor",
      "insurer",
      "policyNumber",
    ],
  },
  { id: "site", within: null, fields: ["name", "slogan", "social"] },
  { id: "offices", within: null, fields: ["offices"] },
  { id: "look", within: null, fields: ["logo", "logoDark", "favicon", "socialImage"] },
];
