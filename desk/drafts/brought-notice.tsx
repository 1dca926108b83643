import { usePerson } from "../session/session.ts";
import { Notice } from "../shell/notice.tsx";
import type { DeskDocument } from "./desk-document.ts";
import { FieldsInWords } from "./fields-in-words.tsx";
import { useMessages } from "./messages.ts";
import { othersOf } from "./others-of.ts";

/** What colleagues saved while the screen was open: publishing takes it along. */
export function BroughtNotice<Doc>({ document }: { readonly document: DeskDocument<Doc> }) {
  const t = useMessages();
  const { name } = usePerson();
  const { brought, resource, outcome } = document;
  if (brought.length === 0) return null;
  const others = othersOf(brought, name);
  const isStopped = outcome?.kind === "takes-along";
  return (
    <Notice isUrgent={isStopped}>
      {(others.length > 0 ? others : brought).map(({ byName, places }) => (
        <span key={byName}>
          <FieldsInWords
            {...{ resource, places }}
            document={document.document}
            say={(fields) =>
              byName === null ? t("alsoChanged", { fields }) : t("alsoChangedBy", { name: byName, fields })
            }
          />{" "}
        </span>
      ))}
      {t(isStopped ? "publishAgain" : "goesAlong")}
    </Notice>
  );
}
