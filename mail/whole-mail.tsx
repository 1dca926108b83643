import type { ComponentType } from "react";
import { mailColours } from "./layout/mail-colours.ts";
import { MailLayout } from "./layout/mail-layout.tsx";
import { MailContext, type MailSurroundings } from "./mail-context.ts";
import type { MailTemplate } from "./mail-template.ts";

type WholeMailProps = Omit<MailSurroundings, "colours"> & {
  readonly template: MailTemplate<unknown>;
  readonly props: object;
};

/** A mail in the frame and the colours of its site. */
export function WholeMail({ template, props, ...surroundings }: WholeMailProps) {
  const { site, t } = surroundings;
  const Body = template.Body as ComponentType<object>;
  return (
    <MailContext value={{ ...surroundings, colours: mailColours(site.theme) }}>
      <MailLayout
        title={template.subject(props, t)}
        preheader={template.preheader(props, t)}
        reason={template.reason(props, t)}
      >
        <Body {...props} />
      </MailLayout>
    </MailContext>
  );
}
