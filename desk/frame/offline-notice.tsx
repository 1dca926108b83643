import { useSyncExternalStore } from "react";
import { useLanguage } from "../language/language.tsx";
import { Notice } from "../shell/notice.tsx";

/** Says that what is on the screen may be of before. */
export function OfflineNotice() {
  const { t } = useLanguage();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <output>{!isOnline && <Notice>{t("network.offline")}</Notice>}</output>;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
