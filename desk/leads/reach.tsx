import { hrefOfPhone } from "#domain/format/phone.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { useLanguage } from "../language/language.tsx";
import styles from "./reach.module.css";

type ReachProps = {
  readonly visitor: { readonly name: string | null; readonly email: string; readonly phone: string | null };
};

/** Ways to reach a visitor at once. */
export function Reach({ visitor: { name, email, phone } }: ReachProps) {
  const { t } = useLanguage();
  const who = { name: name ?? email };
  return (
    <span className={styles.reach}>
      {phone && <ReachLink href={hrefOfPhone(phone)} icon="phone" label={t("call", who)} />}
      <ReachLink href={`mailto:${encodeURIComponent(email)}`} icon="mail" label={t("mail", who)} />
    </span>
  );
}

type ReachLinkProps = { readonly href: string; readonly icon: IconName; readonly label: string };

function ReachLink({ href, icon, label }: ReachLinkProps) {
  return (
    <a className={styles.link} href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}
