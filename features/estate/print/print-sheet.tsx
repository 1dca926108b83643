import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { EstateView } from "../estate-view.ts";
import styles from "./print-sheet.module.css";

/** What stands on paper alone: where the page is, for a phone to read. */
export function PrintSheet({ estate }: { readonly estate: EstateView }) {
  const t = useTranslate();
  const { path, size } = estate.qr;
  return (
    <aside className={styles.sheet}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      <p>
        <strong>{t("estate.qr")}</strong>
        <span>{estate.head.canonical}</span>
      </p>
    </aside>
  );
}
