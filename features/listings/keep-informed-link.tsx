import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./keep-informed-link.module.css";

/** From a list to being told of what comes into it. */
export function KeepInformedLink({ href }: { readonly href: string }) {
  const t = useTranslate();
  return (
    <Anchor className={styles.link} href={href} rel="nofollow">
      <Icon name="mail" />
      {t("listing.keepInformed")}
    </Anchor>
  );
}
