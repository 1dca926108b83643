import { useState } from "react";
import { Button } from "#ui/link/button.tsx";
import { useFindingWords } from "../findings/finding-words.ts";
import { AskDiscard } from "./ask-discard.tsx";
import barStyles from "./publish-bar.module.css";
import { useAnnounce } from "../shell/announce.tsx";
import { Notice } from "../shell/notice.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import type { WholeDocument } from "./use-whole-document.ts";

/** Leads to the first field that can't be published as it is; true where there is one. */
function showFault(): boolean {
  const wrong = document.querySelector<HTMLElement>("main [aria-invalid]");
  wrong?.focus();
  return wrong !== null;
}

/** Publishes what was changed of a document as a whole; it is there as long as something is. */
export function WholeDocumentBar({ editing }: { readonly editing: WholeDocument }) {
  const t = useMessages();
  const wordsOf = useFindingWords();
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);
  const { isChanged, failure, errors } = editing;
  if (!isChanged) return editing.isPublished ? <p className={barStyles.done}>{t("published")}</p> : null;
  const publish = async () => {
    if (showFault()) return announce(t("check"));
    try {
      await editing.publish();
      announce(t("published"));
      focusTitleIfLost();
    } catch {
      // The bar says why.
    }
  };
  const discard = () => {
    setIsAsking(false);
    editing.discard();
    focusTitleIfLost();
  };
  return (
    <div className={barStyles.bar}>
      {failure && (
        <Notice isUrgent>
          {t(failure)} {errors.map(({ path, message }) => `${path}: ${wordsOf(message)}`).join("; ")}
        </Notice>
      )}
      <div className={barStyles.buttons}>
        <Button look="quiet" disabled={editing.isPublishing} onClick={() => setIsAsking(true)}>
          {t("discard")}
        </Button>
        <Button isBusy={editing.isPublishing} onClick={() => void publish()}>
          {t(failure === "contested" ? "publishOver" : "publish")}
        </Button>
      </div>
      {isAsking && <AskDiscard onDiscard={discard} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
