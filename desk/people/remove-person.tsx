import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import type { ListedPerson } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { Notice } from "../shell/notice.tsx";
import { useMessages } from "./messages.ts";
import styles from "./person-form.module.css";
import { useProblem } from "./use-problem.ts";
import { PEOPLE_KEY } from "./use-people.ts";

type RemovePersonProps = { readonly person: ListedPerson; readonly isSelf: boolean };

/** Asked once more, since somebody who is removed is out at once. */
export function RemovePerson({ person, isSelf }: RemovePersonProps) {
  const w = useMessages();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        {w("remove")}
      </Button>
      {isAsked && <RemoveDialog {...{ person, isSelf }} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function RemoveDialog({ person, isSelf, onClose }: RemovePersonProps & { readonly onClose: () => void }) {
  const { t } = useLanguage();
  const w = useMessages();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [, go] = useLocation();
  const removing = useMutation({
    networkMode: "always",
    mutationFn: () => call("DELETE", `desk/people/${person.id}`),
    onSuccess: async () => {
      if (isSelf) return location.assign("/desk");
      announce(w("isRemoved", { name: person.name }));
      go("/people");
      await client.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
  });
  const problem = useProblem(removing.error);
  return (
    <Dialog title={w("removeTitle", { name: person.name })} onClose={onClose}>
      <p>{isSelf ? w("removeSelf") : w("removeText")}</p>
      {problem !== null && <Notice isUrgent>{problem}</Notice>}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {t("answer.cancel")}
        </Button>
        <Button isBusy={removing.isPending} onClick={() => removing.mutate()}>
          {w("remove")}
        </Button>
      </div>
    </Dialog>
  );
}
