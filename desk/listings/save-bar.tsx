import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import styles from "./save-bar.module.css";
import { failureOfSave } from "./use-save-listing.ts";

type SaveBarProps = {
  readonly count: number;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onUndo: () => void;
};

/** In reach of the thumb as soon as something is not saved. */
export function SaveBar({ count, isBusy, error, onUndo }: SaveBarProps) {
  const { t } = useLanguage();
  if (count === 0) return null;
  const failure = error && failureOfSave(error);
  const label =
    failure === "lost"
      ? "network.again"
      : failure === "changed-meanwhile"
        ? "listing.saveMine"
        : "listing.save";
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{t("listing.changes", { count })}</p>
      <Button look="quiet" onClick={onUndo}>
        {t("listing.undo")}
      </Button>
      <Button type="submit" isBusy={isBusy}>
        {t(label)}
      </Button>
    </div>
  );
}
