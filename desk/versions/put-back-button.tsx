import { useState } from "react";
import { Button } from "#ui/link/button.tsx";
import type { Version } from "../api/published.ts";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { useMessages } from "./messages.ts";
import { PutBackDialog } from "./put-back-dialog.tsx";
import styles from "./versions.module.css";

type PutBackButtonProps = {
  readonly version: Version;
  /** What it is a version of, in words. */
  readonly name: string;
};

/** Takes a change back, after it was asked whether it is meant. */
export function PutBackButton({ version, name }: PutBackButtonProps) {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        look="bare"
        className={styles.putBack}
        aria-label={t("putBackOf", { name })}
        onClick={() => setIsAsking(true)}
      >
        <DeskIcon name="undo" />
        {t("putBack")}
      </Button>
      {isAsking && <PutBackDialog {...{ version, name }} onClose={() => setIsAsking(false)} />}
    </>
  );
}
