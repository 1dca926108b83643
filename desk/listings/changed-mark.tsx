import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useLanguage } from "../language/language.tsx";
import styles from "./listing.module.css";

/** Beside a field that is not saved yet. */
export function ChangedMark({ isChanged }: { readonly isChanged: boolean }) {
  const { t } = useLanguage();
  if (!isChanged) return null;
  return (
    <span className={styles.changed}>
      <VisuallyHidden> ({t("listing.notSaved")})</VisuallyHidden>
    </span>
  );
}
