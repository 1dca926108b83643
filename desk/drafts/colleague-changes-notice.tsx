import { usePerson } from "../session/session.ts";
import { Notice } from "../shell/notice.tsx";
import type { DeskDocument } from "./desk-document.ts";
import { FieldsInWords } from "./fields-in-words.tsx";
import { useMessages } from "./messages.ts";
import { othersOf } from "./others-of.ts";

/** What colleagues saved while the screen was open: publishing takes it along. */
export function ColleagueChangesNotice<Doc>({ document: edited }: { readonly document: DeskDocument<Doc> }) {
  const t = useMessages();
  const { name } = usePerson();
  const { colleagueChanges, resource, outcome } = edited;
  if (colleagueChanges.length === 0) return null;
  const others = othersOf(colleagueChanges, name);
  const isStopped = outcome?.kind === "unseen-changes";
  return (
    <Notice isUrgent={isStopped}>
      {(others.length > 0 ? others : colleagueChanges).map(({ byName, places }) => (
        <span key={byName}>
          <FieldsInWords
            {...{ resource, places }}
            document={edited.document}
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
