import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { QrView } from "../estate-view.ts";
import styles from "./print-sheet.module.css";

type PrintSheetProps = {
  readonly qr: QrView;
  /** Of the page, for people to read. */
  readonly address: string;
};

/** What stands on paper alone: where the page is, for a phone to read. */
export function PrintSheet({ qr: { path, size }, address }: PrintSheetProps) {
  const t = useTranslate();
  return (
    <aside className={styles.sheet}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      <p>
        <strong>{t("estate.qr")}</strong>
        <span>{address}</span>
      </p>
    </aside>
  );
}
