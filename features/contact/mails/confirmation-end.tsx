import { useMail } from "#features/site/mail/mail-context.ts";
import { Paragraph } from "#features/site/mail/parts/text.tsx";
import { PhoneLink } from "#features/site/mail/parts/mail-link.tsx";

/** For who can't wait for an answer, and for who never asked. */
export function ConfirmationEnd() {
  const { t, site } = useMail();
  return (
    <>
      <Paragraph>
        {t("mail.confirmation.hurry")} <PhoneLink number={site.agency.phone} />
      </Paragraph>
      <Paragraph look="quiet">{t("mail.confirmation.notYou")}</Paragraph>
    </>
  );
}
