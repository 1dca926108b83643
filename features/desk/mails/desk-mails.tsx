import { defineMail, type PropsOfMails } from "#features/site/mail/define-mail.ts";
import { useMail } from "#features/site/mail/mail-context.ts";
import { ButtonLink } from "#features/site/mail/parts/button-link.tsx";
import { Heading, Paragraph } from "#features/site/mail/parts/text.tsx";
import { SAMPLE_WORDS } from "#features/site/mail/sample-words.ts";
import { signInPath } from "../sign-in-path.ts";

type DeskLinkMail = { readonly path: string };

/** The link that somebody of the agency asked for to sign in. */
const deskLink = defineMail<DeskLinkMail>({
  subject: "mail.deskLink.subject",
  preheader: "mail.deskLink.text",
  reason: "mail.deskLink.reason",
  Body: DeskLinkBody,
  sample: () => ({ path: signInPath("sample") }),
});

function DeskLinkBody({ path }: DeskLinkMail) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.deskLink.heading")}</Heading>
      <Paragraph>{t("mail.deskLink.text")}</Paragraph>
      <ButtonLink path={path} label={t("mail.deskLink.button")} />
      <Paragraph look="quiet">{t("mail.deskLink.notYou")}</Paragraph>
    </>
  );
}

type DeskInvitationMail = {
  readonly path: string;
  readonly name: string;
  /** Who invites; null where the operator of the server does. */
  readonly inviter: string | null;
  readonly agency: string;
};

/** Asks somebody of the agency to the desk, with a link that signs them in. */
const deskInvitation = defineMail<DeskInvitationMail>({
  subject: ({ inviter, agency }, t) =>
    inviter === null
      ? t("mail.deskInvitation.subject", { agency })
      : t("mail.deskInvitation.subjectBy", { inviter, agency }),
  preheader: "mail.deskInvitation.text",
  reason: "mail.deskInvitation.reason",
  Body: DeskInvitationBody,
  sample: (locale) => ({
    path: signInPath("sample"),
    name: SAMPLE_WORDS[locale].visitor.name,
    inviter: SAMPLE_WORDS[locale].guide,
    agency: "Huyzen",
  }),
});

function DeskInvitationBody({ path, name, inviter, agency }: DeskInvitationMail) {
  const { t } = useMail();
  return (
    <>
      <Heading>{t("mail.deskInvitation.heading", { name })}</Heading>
      {inviter !== null && <Paragraph>{t("mail.deskInvitation.by", { inviter, agency })}</Paragraph>}
      <Paragraph>{t("mail.deskInvitation.text")}</Paragraph>
      <ButtonLink path={path} label={t("mail.deskInvitation.button")} />
      <Paragraph look="quiet">{t("mail.deskInvitation.later")}</Paragraph>
    </>
  );
}

/** What people of the agency get. */
export const DESK_MAILS = { "desk-link": deskLink, "desk-invitation": deskInvitation } as const;

declare module "#features/site/mail/mail-draft.ts" {
  interface Mails extends PropsOfMails<typeof DESK_MAILS> {}
}
