import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import type { ListedPerson } from "../api/published.ts";
import { Notice } from "../shell/notice.tsx";
import { useMessages } from "./messages.ts";
import { sentOf } from "./person-draft.ts";
import { useProblem } from "./use-problem.ts";

/** Another link for who was invited and never came. */
export function InviteAgain({ person }: { readonly person: ListedPerson }) {
  const w = useMessages();
  const sending = useMutation({
    networkMode: "always",
    mutationFn: () => call("POST", "desk/people", sentOf(person, true)),
  });
  const problem = useProblem(sending.error);
  if (sending.isSuccess)
    return (
      <output>
        <Notice>{w("isSentAgain", { email: person.email })}</Notice>
      </output>
    );
  return (
    <Notice
      isUrgent={problem !== null}
      action={
        <Button look="quiet" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {w("sendAgain")}
        </Button>
      }
    >
      {problem ?? w("neverCame", { name: person.name })}
    </Notice>
  );
}
