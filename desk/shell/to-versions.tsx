import { Link } from "wouter";
import { useLanguage } from "../language/language.tsx";
import { DeskIcon } from "./desk-icon.tsx";
import styles from "./to-versions.module.css";

/** Leads to what something was before. Example of a resource: `pages/7`. */
export function ToVersions({ resource }: { readonly resource: string }) {
  const { t } = useLanguage();
  return (
    <Link className={styles.link} href={`/versions/${resource}`}>
      <DeskIcon name="history" />
      {t("versions.title")}
    </Link>
  );
}
