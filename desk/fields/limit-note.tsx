import styles from "./fields.module.css";
import { useMessages } from "./messages.ts";

type LimitNoteProps = { readonly id: string; readonly length: number; readonly max: number };

/** From here on what is left of a limit is told. */
const NEAR = 0.8;

/** How far a text is from the most that it may be. */
export function LimitNote({ id, length, max }: LimitNoteProps) {
  const t = useMessages();
  const isOver = length > max;
  const text = isOver
    ? t("limit.over", { count: length - max })
    : length >= max * NEAR
      ? t("limit.left", { count: max - length })
      : "";
  return (
    <p id={id} className={isOver ? styles.over : styles.limit} hidden={text === ""}>
      {text}
    </p>
  );
}
