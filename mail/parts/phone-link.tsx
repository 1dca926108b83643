import { hrefOfPhone } from "#domain/format/phone.ts";
import { MailLink } from "./mail-link.tsx";

export function PhoneLink({ number }: { readonly number: string }) {
  return <MailLink href={hrefOfPhone(number)}>{number}</MailLink>;
}
