import { defineMail, type PropsOfMails } from "#features/site/mail/define-mail.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Heading, Paragraph } from "#features/site/mail/parts/text.tsx";
import { factsOfVisitor, type MailVisitor, sampleVisitor } from "#features/contact/mails/visitor-facts.tsx";
import { Facts } from "#features/site/mail/parts/facts.tsx";
import { dayAndTime, type MailVisit, sampleVisit, sampleVisitOff, VisitFacts } from "./visit-facts.tsx";

/** To the agency. */
type OfVisitAndVisitor = { readonly visitor: MailVisitor; readonly visit: MailVisit };

/**
 * Nothing here was typed by the visitor: whoever fills in another's address could else have us send them anything. Nor is
 * anything about a visitor who had everything deleted.
 */
type OfVisit = { readonly visit: MailVisit };

/** Tells the sales rep who comes to visit; an answer to it goes to the visitor. */
const visitToAgency = defineMail<OfVisitAndVisitor>({
  subject: ({ visitor, visit }, t) =>
    t("mail.visit.subject", { name: visitor.name, moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: "mail.visit.reason",
  Body: VisitToAgencyBody,
  sample: (locale) => ({ visitor: sampleVisitor(locale), visit: sampleVisit(locale) }),
});

function VisitToAgencyBody({ visitor, visit }: OfVisitAndVisitor) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visit.heading", { name: visitor.name })}</Heading>
      <Facts facts={factsOfVisitor(visitor, t)} />
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visit.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visit.look")} />
      <Paragraph look="quiet">{t("mail.contact.reply", { name: visitor.name })}</Paragraph>
    </>
  );
}

/** Tells the visitor that their visit is booked, and how to cancel it. */
const visitConfirmation = defineMail<OfVisit>({
  subject: ({ visit }, t) => t("mail.visitConfirmation.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: "mail.visitConfirmation.reason",
  Body: VisitConfirmationBody,
  sample: (locale) => ({ visit: sampleVisit(locale) }),
});

function VisitConfirmationBody({ visit }: OfVisit) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitConfirmation.heading")}</Heading>
      <Paragraph>{t("mail.visitConfirmation.text")}</Paragraph>
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visitConfirmation.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visitConfirmation.look")} />
      <Paragraph look="quiet">{t("mail.visitConfirmation.notYou")}</Paragraph>
    </>
  );
}

type WithPreviousTime = { readonly previousStart: string };

/** Tells the sales rep that a visit has another time, and which one is free again. */
const visitMovedToAgency = defineMail<OfVisitAndVisitor & WithPreviousTime>({
  subject: ({ visitor, visit }, t) =>
    t("mail.visitMovedToAgency.subject", { name: visitor.name, moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: "mail.visit.reason",
  Body: VisitMovedToAgencyBody,
  sample: (locale) => ({
    visitor: sampleVisitor(locale),
    visit: sampleVisit(locale),
    previousStart: PREVIOUS_START,
  }),
});

function VisitMovedToAgencyBody({ visitor, visit, previousStart }: OfVisitAndVisitor & WithPreviousTime) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitMovedToAgency.heading", { name: visitor.name })}</Heading>
      <Paragraph>{t("mail.visitMovedToAgency.text", { previous: dayAndTime(previousStart, t) })}</Paragraph>
      <Facts facts={factsOfVisitor(visitor, t)} />
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visit.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visit.look")} />
    </>
  );
}

/** Tells the visitor at what time their visit is now. */
const visitMoved = defineMail<OfVisit & WithPreviousTime>({
  subject: ({ visit }, t) => t("mail.visitMoved.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: "mail.visitConfirmation.reason",
  Body: VisitMovedBody,
  sample: (locale) => ({ visit: sampleVisit(locale), previousStart: PREVIOUS_START }),
});

function VisitMovedBody({ visit, previousStart }: OfVisit & WithPreviousTime) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitMoved.heading")}</Heading>
      <Paragraph>{t("mail.visitMoved.text", { previous: dayAndTime(previousStart, t) })}</Paragraph>
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visitConfirmation.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visitConfirmation.look")} />
    </>
  );
}

const PREVIOUS_START = "2026-07-04T08:00:00.000Z";

/** Tells the sales rep that a visit is off and its time is free again. */
const visitCancelledToAgency = defineMail<OfVisitAndVisitor>({
  subject: ({ visitor, visit }, t) =>
    t("mail.visitCancelledToAgency.subject", {
      name: visitor.name,
      moment: dayAndTime(visit.start, t),
    }),
  preheader: ({ visit }) => visit.estate.title,
  reason: "mail.visit.reason",
  Body: VisitCancelledToAgencyBody,
  sample: (locale) => ({ visitor: sampleVisitor(locale), visit: sampleVisitOff(locale) }),
});

function VisitCancelledToAgencyBody({ visitor, visit }: OfVisitAndVisitor) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitCancelledToAgency.heading", { name: visitor.name })}</Heading>
      <Paragraph>{t("mail.visitCancelledToAgency.text")}</Paragraph>
      <Facts facts={factsOfVisitor(visitor, t)} />
      <VisitFacts visit={visit} />
    </>
  );
}

/** Tells the visitor that their visit is off, whoever cancelled it. */
const visitCancelled = defineMail<OfVisit>({
  subject: ({ visit }, t) => t("mail.visitCancelled.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: "mail.visitConfirmation.reason",
  Body: VisitCancelledBody,
  sample: (locale) => ({ visit: sampleVisitOff(locale) }),
});

function VisitCancelledBody({ visit }: OfVisit) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitCancelled.heading")}</Heading>
      <Paragraph>{t("mail.visitCancelled.text")}</Paragraph>
      <VisitFacts visit={visit} />
    </>
  );
}

/** Tells the sales rep that a visit is off since its visitor's data was deleted, and that its time is free again. */
const visitFreedToAgency = defineMail<OfVisit>({
  subject: ({ visit }, t) => t("mail.visitFreed.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: "mail.visit.reason",
  Body: VisitFreedToAgencyBody,
  sample: (locale) => ({ visit: sampleVisitOff(locale) }),
});

function VisitFreedToAgencyBody({ visit }: OfVisit) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitFreed.heading")}</Heading>
      <Paragraph>{t("mail.visitFreed.text")}</Paragraph>
      <VisitFacts visit={visit} />
    </>
  );
}

/** Reminds the visitor of a visit, a day before. */
const visitReminder = defineMail<OfVisit>({
  subject: ({ visit }, t) => t("mail.visitReminder.subject", { moment: dayAndTime(visit.start, t) }),
  preheader: ({ visit }) => visit.estate.title,
  reason: "mail.visitConfirmation.reason",
  Body: VisitReminderBody,
  sample: (locale) => ({ visit: sampleVisit(locale) }),
});

function VisitReminderBody({ visit }: OfVisit) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.visitReminder.heading")}</Heading>
      <VisitFacts visit={visit} />
      <Paragraph>{t("mail.visitConfirmation.unable")}</Paragraph>
      <ButtonLink path={visit.path} label={t("mail.visitConfirmation.look")} />
    </>
  );
}

/** Visits, to who comes and to who guides them. */
export const VISIT_MAILS = {
  "visit-to-agency": visitToAgency,
  "visit-confirmation": visitConfirmation,
  "visit-moved-to-agency": visitMovedToAgency,
  "visit-moved": visitMoved,
  "visit-cancelled-to-agency": visitCancelledToAgency,
  "visit-cancelled": visitCancelled,
  "visit-freed-to-agency": visitFreedToAgency,
  "visit-reminder": visitReminder,
} as const;

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof VISIT_MAILS> {}
}
