import type { ReactNode } from "react";
import { hrefOfPhone } from "#domain/format/phone.ts";
import { useMail } from "../mail-context.ts";

/** A link in running words: a path of the site, a mail address or a phone number. */
export function MailLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { colours, link } = useMail();
  // A phone number is read as a whole.
  const whiteSpace = href.startsWith("tel:") ? "nowrap" : undefined;
  return (
    <a
      className="link"
      style={{ color: colours.link, whiteSpace }}
      href={href.startsWith("/") ? link(href) : href}
    >
      {children}
    </a>
  );
}

export function PhoneLink({ number }: { readonly number: string }) {
  return <MailLink href={hrefOfPhone(number)}>{number}</MailLink>;
}
