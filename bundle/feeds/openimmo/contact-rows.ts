import type { FeedRow, Listed } from "../feed-row.ts";

const repOf = ({ estate, projectRep }: Listed) => estate.salesRep ?? projectRep;

export const CONTACT_ROWS: readonly FeedRow[] = [
  {
    path: "kontaktperson.name",
    from: "salesRep.lastname, else the agency",
    value: (listed) => repOf(listed)?.lastname ?? listed.site.agency.legalName,
  },
  {
    path: "kontaktperson.vorname",
    from: "salesRep.firstname",
    value: (listed) => repOf(listed)?.firstname ?? undefined,
  },
  {
    path: "kontaktperson.email_direkt",
    from: "salesRep.email",
    value: (listed) => repOf(listed)?.email ?? undefined,
  },
  {
    path: "kontaktperson.email_zentrale",
    from: "agency.email",
    value: ({ site }) => site.agency.email,
    back: "salesRep.email, where it has none of its own",
  },
  {
    path: "kontaktperson.tel_durchw",
    from: "salesRep.phone",
    value: (listed) => repOf(listed)?.phone ?? undefined,
  },
  {
    path: "kontaktperson.tel_zentrale",
    from: "agency.phone",
    value: ({ site }) => site.agency.phone,
    back: "salesRep.phone, where it has none of its own",
  },
  {
    path: "kontaktperson.tel_handy",
    from: "salesRep.mobile",
    value: (listed) => repOf(listed)?.mobile ?? undefined,
  },
  {
    path: "kontaktperson.firma",
    from: "agency.legalName",
    value: ({ site }) => site.agency.legalName,
    back: "does not come back: the site tells of the agency",
  },
];
