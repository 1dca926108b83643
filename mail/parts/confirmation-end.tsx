import { useMail } from "../mail-context.ts";
import { Paragraph } from "./paragraph.tsx";
import { PhoneLink } from "./phone-link.tsx";

/** For who can't wait for an answer, and for who never asked. */
export function ConfirmationEnd() {
  const { say, site } = useMail();
  return (
    <>
      <Paragraph>
        {say("mail.confirmation.hurry")} <PhoneLink number={site.agency.phone} />
      </Paragraph>
      <Paragraph look="quiet">{say("mail.confirmation.notYou")}</Paragraph>
    </>
  );
}
