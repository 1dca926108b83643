import { SAMPLE_ESTATE } from "../contact/sample-estate.ts";
import type { MailVisit, MailVisitor } from "./visit-facts.tsx";

/** For previews and tests. */
export const SAMPLE_VISIT: MailVisit = {
  start: "2026-07-06T12:00:00.000Z",
  end: "2026-07-06T12:45:00.000Z",
  estate: SAMPLE_ESTATE,
  guide: { name: "Lotte Verhaege", phone: "+32 470 00 00 01" },
  path: "/nl/afspraak-annuleren/3f0c2d5e-0000-4000-8000-000000000000",
};

export const SAMPLE_VISITOR: MailVisitor = {
  name: "An Peeters",
  email: "an.peeters@example.be",
  phone: "+32 470 00 00 00",
};
