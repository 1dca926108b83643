import { useSay } from "#features/site/messages/say-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./keep-informed-link.module.css";

/** From a list to being told of what comes into it. */
export function KeepInformedLink({ href }: { readonly href: string }) {
  const say = useSay();
  return (
    <Anchor className={styles.link} href={href} rel="nofollow">
      <Icon name="mail" />
      {say("listing.keepInformed")}
    </Anchor>
  );
}
