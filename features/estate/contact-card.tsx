import { hrefOfPhone } from "#domain/format/phone.ts";
import { EstateFormLink } from "#features/contact/estate-form-link.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { VisitLink } from "#features/visits/booking/visit-link.tsx";
import { hasPriceLine } from "./has-price-line.ts";
import { AskingPrice } from "./asking-price.tsx";
import styles from "./contact-card.module.css";
import type { ContactView } from "#features/contact/contact-view.ts";
import type { EstateView } from "./estate-view.ts";

/** The price, and who to call about it; it stays in sight beside the story on wide screens. */
export function ContactCard({ estate }: { readonly estate: EstateView }) {
  const t = useTranslate();
  return (
    <aside id="contact" className={styles.card} aria-label={t("estate.contact")}>
      {hasPriceLine(estate) && <AskingPrice price={estate.price} />}
      {estate.contact && <SalesRep contact={estate.contact} visit={estate.visit} title={estate.title} />}
      <EstateFormLink
        form="contact"
        estateId={estate.id}
        about={estate.title}
        look={estate.contact ? "quiet" : "primary"}
      >
        <Icon name="mail" /> {t("estate.ask")}
      </EstateFormLink>
    </aside>
  );
}

type SalesRepProps = { readonly contact: ContactView } & Pick<EstateView, "visit" | "title">;

function SalesRep({ contact, visit, title }: SalesRepProps) {
  const t = useTranslate();
  const [number, other] = [contact.mobile, contact.phone].filter((known) => known !== null);
  return (
    <>
      <div className={styles.rep}>
        {contact.picture && <Picture picture={contact.picture} sizes="56px" className={styles.portrait} />}
        <p>
          <strong>{contact.name}</strong>
          <span>{t("estate.salesRep")}</span>
          {contact.bivNumber && <span>{t("estate.salesRepNumber", { number: contact.bivNumber })}</span>}
        </p>
      </div>
      {contact.about && (
        <p className={styles.about}>
          <Localized words={contact.about} />
        </p>
      )}
      {visit && <VisitLink visit={visit} about={title} />}
      {number && (
        <LinkButton look={visit ? "quiet" : "primary"} href={hrefOfPhone(number)}>
          <Icon name="phone" /> {number}
        </LinkButton>
      )}
      {other && <Anchor href={hrefOfPhone(other)}>{other}</Anchor>}
      {contact.email && <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>}
    </>
  );
}
