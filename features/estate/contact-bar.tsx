import { useId } from "react";
import { hrefOfPhone } from "#domain/format/phone.ts";
import { EstateFormLink } from "#features/contact/estate-form-link.tsx";
import { Heart } from "#features/listings/heart/heart.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { VisitLink } from "#features/visits/booking/visit-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { AskingPrice } from "./asking-price.tsx";
import styles from "./contact-bar.module.css";
import type { EstateView } from "./estate-view.ts";
import { hasPriceLine } from "./has-price-line.ts";

/** At the foot of narrow screens, always at hand: call, write, keep, and book a visit; who cannot be visited is asked. */
export function ContactBar({ estate }: { readonly estate: EstateView }) {
  const t = useTranslate();
  const { id, contact, visit, title } = estate;
  const number = contact?.mobile ?? contact?.phone;
  return (
    <section className={styles.bar} aria-label={t("estate.contactUs")}>
      {hasPriceLine(estate) && <AskingPrice price={estate.price} />}
      {number && (
        <LinkButton look="quiet" href={hrefOfPhone(number)} aria-label={t("estate.call", { number })}>
          <Icon name="phone" />
        </LinkButton>
      )}
      {visit && (
        <EstateFormLink form="contact" estateId={id} about={title} look="quiet">
          <Icon name="message" /> <VisuallyHidden>{t("estate.ask")}</VisuallyHidden>
        </EstateFormLink>
      )}
      <Heart id={id} place={useId()} estate={title.text} />
      {visit ? (
        <VisitLink visit={visit} about={title} />
      ) : (
        <EstateFormLink form="contact" estateId={id} about={title} look="primary">
          {t("estate.ask")}
        </EstateFormLink>
      )}
    </section>
  );
}
