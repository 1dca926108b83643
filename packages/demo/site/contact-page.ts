import type { z } from "zod";
import type { Page } from "../../../features/site/schema/page.ts";

type PageInput = z.input<typeof Page>;
type Words = { nl: string; fr: string; en: string; de: string };

const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });

/** What people write to an agency about. */
const SUBJECTS = [
  words("Een bezoek", "Une visite", "A viewing", "Eine Besichtigung"),
  words("Mijn pand verkopen", "Vendre mon bien", "Selling my property", "Meine Immobilie verkaufen"),
  words("Mijn pand verhuren", "Louer mon bien", "Letting my property", "Meine Immobilie vermieten"),
  words("Een schatting", "Une estimation", "A valuation", "Eine Schätzung"),
  words("Iets anders", "Autre chose", "Something else", "Etwas anderes"),
];

/** The page of an agency with its form and its offices. */
export function contactPage(id: number, agency: string, heading: Words, intro: Words): PageInput {
  return {
    id,
    paths: words("contact", "contact", "contact", "kontakt"),
    title: words(
      `Contact met ${agency}`,
      `Contacter ${agency}`,
      `Contact ${agency}`,
      `Kontakt mit ${agency}`,
    ),
    description: words(
      `Stel uw vraag aan ${agency}, bel ons of kom langs.`,
      `Posez votre question à ${agency}, appelez-nous ou passez nous voir.`,
      `Put your question to ${agency}, call us or come by.`,
      `Stellen Sie ${agency} Ihre Frage, rufen Sie an oder kommen Sie vorbei.`,
    ),
    blocks: [
      { id: "form", type: "contact-form", heading, intro, subjects: SUBJECTS },
      {
        id: "offices",
        type: "offices",
        heading: words("Of kom langs", "Ou passez nous voir", "Or come by", "Oder kommen Sie vorbei"),
      },
    ],
  };
}
