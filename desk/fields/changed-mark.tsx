import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./changed-mark.module.css";
import { useMessages } from "./messages.ts";

/** Beside what differs from the site. */
export function ChangedMark({ isChanged }: { readonly isChanged: boolean | undefined }) {
  const t = useMessages();
  if (!isChanged) return null;
  return (
    <span className={styles.changed}>
      <VisuallyHidden> ({t("changed")})</VisuallyHidden>
    </span>
  );
}
