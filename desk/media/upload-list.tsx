import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import { useMessages } from "./messages.ts";
import styles from "./upload-list.module.css";
import type { Upload } from "./upload-queue.ts";

type UploadListProps = {
  readonly uploads: readonly Upload[];
  readonly onDrop: (id: number) => void;
  readonly onRetry: (id: number) => void;
};

/** Files on their way, and those that were not taken in with the reason. */
export function UploadList({ uploads, onDrop, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} {...{ upload, onDrop, onRetry }} />
      ))}
    </ul>
  );
}

function UploadRow({
  upload: { id, name, part, reason },
  onDrop,
  onRetry,
}: Omit<UploadListProps, "uploads"> & { readonly upload: Upload }) {
  const t = useMessages();
  const canRetry = reason === "lost" || reason === "failed" || reason === "over-limit";
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {reason ? (
        <span className={styles.reason} role="alert">
          <Icon name="alert" />
          {t(`refused.${reason}`)}
        </span>
      ) : (
        <progress className={styles.progress} value={part ?? 0} aria-label={t("sending", { name })} />
      )}
      <span className={styles.ways}>
        {canRetry && (
          <Button look="quiet" onClick={() => onRetry(id)}>
            {t("retry")}
          </Button>
        )}
        <Button look="bare" aria-label={t("drop", { name })} onClick={() => onDrop(id)}>
          <Icon name="close" />
        </Button>
      </span>
    </li>
  );
}
