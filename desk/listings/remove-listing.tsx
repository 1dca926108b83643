import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { Notice } from "../shell/notice.tsx";
import styles from "./listing.module.css";
import { useMessages } from "./messages.ts";

/** Takes a listing off that was written by hand; others go where they came from. */
export function RemoveListing({ id }: { readonly id: number }) {
  const t = useMessages();
  const announce = useAnnounce();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () => call<null>("DELETE", `estates/${id}`),
    onSuccess: () => {
      navigate("/listings");
      announce(t("remove.done"));
      void client.invalidateQueries();
    },
  });
  return (
    <p className={styles.remove}>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {t("remove.button")}
      </Button>
      {isAsking && (
        <Dialog title={t("remove.title")} onClose={() => setIsAsking(false)}>
          <p>{t("remove.text")}</p>
          {removing.isError && <Notice isUrgent>{t("remove.failed")}</Notice>}
          <div className={styles.answers}>
            <Button look="quiet" onClick={() => setIsAsking(false)}>
              {t("remove.cancel")}
            </Button>
            <Button isBusy={removing.isPending} onClick={() => removing.mutate()}>
              {t("remove.button")}
            </Button>
          </div>
        </Dialog>
      )}
    </p>
  );
}
