import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { DocumentView } from "../estate-view.ts";
import styles from "./documents.module.css";

/** Files to take along, with what they are and how large. */
export function Documents({ documents }: { readonly documents: readonly DocumentView[] }) {
  const t = useTranslate();
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents}>
      {documents.map(({ href, title, type, size }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <Icon name="document" />
            <span>
              <strong>{title ? <Localized words={title} /> : (type ?? t("estate.document"))}</strong>
              <small>{[title && type, size].filter(Boolean).join(" · ")}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
