import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Stay } from "../api/published.ts";
import type { DeskKey } from "../language/messages.ts";
import { useLanguage } from "../language/language.tsx";
import { forgetLeads } from "../leads/use-leads.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";

export type StayAnswer = "accept" | "refuse";

type SentAnswer = { readonly answer: StayAnswer; /** A few words to the guest. */ readonly note: string };

const SAID = { accept: "answer.accepted", refuse: "answer.refused" } as const;

/** Sends the agency's answer; sending it again is no second answer. */
export function useAnswerStay(stay: Stay, onDone: () => void) {
  const client = useQueryClient();
  const announce = useAnnounce();
  const { t } = useLanguage();
  return useMutation({
    // Told at once that there is no connection, and not sent by itself when there is.
    networkMode: "always",
    mutationFn: ({ answer, note }: SentAnswer) =>
      call("POST", `leads/${stay.id}/${answer}`, note ? { note } : undefined),
    onSuccess: async (_, { answer }) => {
      announce(t(SAID[answer], { name: stay.visitor.name ?? stay.visitor.email }));
      onDone();
      await forgetLeads(client);
      focusTitleIfLost();
    },
  });
}

/** Why an answer did not arrive. */
export function failureOfAnswer(error: Error): DeskKey {
  if (!(error instanceof CallFailed)) return "answer.failed";
  if (error.kind === "lost") return "network.lost";
  if (error.code !== "conflict") return "answer.failed";
  return error.members["reason"] === "taken" ? "answer.taken" : "answer.notPossible";
}
