import { useEffect, useState } from "react";
import { AskDiscard } from "../documents/ask-discard.tsx";
import { usePerson } from "../session/session.ts";
import { focusTitleIfLost } from "../shell/screen.tsx";
import type { DeskDocument } from "./desk-document.ts";
import { FieldsInWords } from "./fields-in-words.tsx";
import { useMessages } from "./messages.ts";
import { othersOf } from "./others-of.ts";

type DiscardDialogProps<Doc> = {
  readonly document: Pick<DeskDocument<Doc>, "discard" | "refresh" | "resource" | "draft" | "document">;
  readonly onClose: () => void;
};

/** Asks before what was typed goes, with who else changed the draft as it is on the server now. */
export function DiscardDialog<Doc>({ document: edited, onClose }: DiscardDialogProps<Doc>) {
  const t = useMessages();
  const { name } = usePerson();
  const { refresh, resource, draft } = edited;
  const [isLooking, setIsLooking] = useState(true);
  useEffect(() => void refresh().then(() => setIsLooking(false)), [refresh]);
  const discard = async () => {
    // What a colleague saved since then is named first.
    if ((await edited.discard()) === "contested") return;
    onClose();
    focusTitleIfLost();
  };
  return (
    <AskDiscard isBusy={isLooking} onDiscard={() => void discard()} onClose={onClose}>
      {othersOf(draft?.authors ?? [], name).map(({ byName, places }) => (
        <p key={byName} role="alert">
          <FieldsInWords
            {...{ resource, places }}
            document={edited.document}
            say={(fields) =>
              byName === null ? t("discardAlso", { fields }) : t("discardAlsoOf", { name: byName, fields })
            }
          />
        </p>
      ))}
    </AskDiscard>
  );
}
