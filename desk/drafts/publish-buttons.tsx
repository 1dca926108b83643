import { useState } from "react";
import { textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import type { DeskDocument } from "./desk-document.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import styles from "./document-bar.module.css";
import { useMessages } from "./messages.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

type Edited<Doc> = { readonly document: DeskDocument<Doc> };

/** Publishes now or at a time, or discards the changes; once it is published, the way to it. */
export function PublishButtons<Doc>({ document: edited }: Edited<Doc>) {
  const { locale } = useLanguage();
  const t = useMessages();
  const { changed, published, outcome } = edited;
  if (changed.size > 0 || published === null) return <Buttons document={edited} />;
  const address = outcome?.kind === "published" ? textOf(outcome.addresses, locale) : "";
  if (!address) return null;
  return (
    <LinkButton look="quiet" href={address}>
      <DeskIcon name="outside" />
      {t("onSite")}
    </LinkButton>
  );
}

function Buttons<Doc>({ document: edited }: Edited<Doc>) {
  const t = useMessages();
  const announce = useAnnounce();
  const [asking, setAsking] = useState<"discard" | "schedule" | null>(null);
  const { locale } = useLanguage();
  const { isPublishing, contested, draft, previewUrl } = edited;
  const publish = async () => {
    const { kind } = await edited.publish();
    if (kind === "published") announce(t("published"));
    focusTitleIfLost();
  };
  return (
    <div className={styles.buttons}>
      <Button
        look="bare"
        className={styles.icon}
        aria-label={t("discard")}
        title={t("discard")}
        onClick={() => setAsking("discard")}
        disabled={isPublishing}
      >
        <DeskIcon name="trash" />
      </Button>
      <Button
        look="quiet"
        className={styles.icon}
        aria-label={t(draft?.publishAt ? "scheduleOther" : "schedule")}
        title={t(draft?.publishAt ? "scheduleOther" : "schedule")}
        disabled={contested !== null}
        onClick={() => setAsking("schedule")}
      >
        <DeskIcon name="clock" />
      </Button>
      {previewUrl && (
        <LinkButton
          look="quiet"
          className={styles.icon}
          href={previewUrl(locale)}
          target="_blank"
          aria-label={t("preview")}
          title={t("preview")}
        >
          <DeskIcon name="eye" />
        </LinkButton>
      )}
      <Button
        isBusy={isPublishing && asking === null}
        disabled={contested !== null}
        onClick={() => void publish()}
      >
        {t("publish")}
      </Button>
      {asking === "discard" && <DiscardDialog document={edited} onClose={() => setAsking(null)} />}
      {asking === "schedule" && <ScheduleDialog document={edited} onClose={() => setAsking(null)} />}
    </div>
  );
}
