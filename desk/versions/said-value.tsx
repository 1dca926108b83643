import { useStoredMedia } from "../media/use-stored-media.ts";
import { useMessages } from "./messages.ts";
import { pictureIn } from "./picture-in.ts";
import { useSaidValue } from "./use-said-value.ts";
import styles from "./versions.module.css";

/** What a field said: its words, or its picture. */
export function SaidValue({ value }: { readonly value: unknown }) {
  const t = useMessages();
  const said = useSaidValue();
  const picture = pictureIn(value);
  if (picture) return <SaidPicture name={picture} />;
  return said(value) ?? <span className={styles.none}>{t("empty")}</span>;
}

function SaidPicture({ name }: { readonly name: string }) {
  const t = useMessages();
  const src = useStoredMedia([name]).get(name)?.urls?.["thumb-320"];
  return src ? <img className={styles.picture} src={src} alt={t("picture")} /> : t("picture");
}
