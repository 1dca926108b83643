import { useSay } from "../shell/say-context.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Picture } from "../ui/picture.tsx";
import { AskingPrice } from "./asking-price.tsx";
import styles from "./contact-card.module.css";
import type { ContactView, EstateView } from "./estate-view.ts";

/** The price, and who to call about it; it stays in sight beside the story on wide screens. */
export function ContactCard({ estate }: { readonly estate: EstateView }) {
  const say = useSay();
  return (
    <aside className={styles.card} aria-label={say("estate.contact")}>
      <AskingPrice price={estate.price} />
      {estate.contact && <SalesRep contact={estate.contact} />}
    </aside>
  );
}

function SalesRep({ contact }: { readonly contact: ContactView }) {
  const say = useSay();
  const number = contact.mobile ?? contact.phone;
  return (
    <>
      <div className={styles.rep}>
        {contact.picture && <Picture picture={contact.picture} sizes="56px" className={styles.portrait} />}
        <p>
          <strong>{contact.name}</strong>
          <span>
            {say("estate.salesRep")}
            {contact.bivNumber && ` · BIV ${contact.bivNumber}`}
          </span>
        </p>
      </div>
      {number && (
        <LinkButton href={`tel:${number.replaceAll(/[^+\d]/g, "")}`}>
          <Icon name="phone" /> {number}
        </LinkButton>
      )}
      {contact.email && (
        <LinkButton look="quiet" href={`mailto:${contact.email}`}>
          <Icon name="mail" /> {say("estate.sendMail")}
        </LinkButton>
      )}
    </>
  );
}
