import { useState } from "react";
import { Button } from "#ui/link/button.tsx";
import { useFindingWords } from "../findings/finding-words.ts";
import { AskDiscard } from "./ask-discard.tsx";
import barStyles from "./publish-bar.module.css";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { Notice } from "../shell/notice.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";
import type { PublishFailure } from "./publish-failure.ts";
import type { WholeDocument } from "./use-whole-document.ts";

/** Leads to the first field that can't be published as it is; true where there is one. */
function showFault(): boolean {
  const wrong = document.querySelector<HTMLElement>("main [aria-invalid]");
  wrong?.focus();
  return wrong !== null;
}

/** Why it was not published; what is wrong in words, and where as the document names it. */
function Failure({ failure }: { readonly failure: PublishFailure }) {
  const t = useMessages();
  const { t: desk } = useLanguage();
  const wordsOf = useFindingWords();
  if (failure.kind === "over-limit")
    return <Notice isUrgent>{desk(`limit.${failure.limit.of}`, { most: failure.limit.most })}</Notice>;
  const faults = failure.kind === "refused" ? failure.findings : [];
  return (
    <Notice isUrgent>
      {t(failure.kind === "not-own" ? "failed" : failure.kind)}{" "}
      {faults.map((fault) => [fault.path, wordsOf(fault)].filter(Boolean).join(": ")).join("; ")}
    </Notice>
  );
}

/** Publishes what was changed of a document as a whole; it is there as long as something is. */
export function WholeDocumentBar({ editing }: { readonly editing: WholeDocument }) {
  const t = useMessages();
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);
  const { isChanged, failure } = editing;
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
      {failure && <Failure failure={failure} />}
      <div className={barStyles.buttons}>
        <Button look="quiet" disabled={editing.isPublishing} onClick={() => setIsAsking(true)}>
          {t("discard")}
        </Button>
        <Button isBusy={editing.isPublishing} onClick={() => void publish()}>
          {t(failure?.kind === "contested" ? "publishOver" : "publish")}
        </Button>
      </div>
      {isAsking && <AskDiscard onDiscard={discard} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
