import { useSyncExternalStore } from "react";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "../shell/notice.tsx";
import styles from "./frame.module.css";

/** Says that what is on the screen may be of before. */
export function OfflineNotice() {
  const { t } = useLanguage();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <output className={styles.offline}>{!isOnline && <Notice>{t("network.offline")}</Notice>}</output>;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
