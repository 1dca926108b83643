import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Slot, Visit } from "../api/published.ts";
import { forgetLeads } from "../leads/use-leads.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { focusTitleIfLost } from "../shell/screen.tsx";
import { useMessages } from "./messages.ts";

export type VisitChange = { readonly kind: "cancel" } | { readonly kind: "move"; readonly start: string };

const SAID = { cancel: "cancelled", move: "moved" } as const;

/** Moves or cancels a visit; both sides get a mail. */
export function useChangeVisit(visit: Visit, onDone: () => void) {
  const client = useQueryClient();
  const announce = useAnnounce();
  const t = useMessages();
  return useMutation({
    // Told at once that there is no connection, and not sent by itself when there is.
    networkMode: "always",
    mutationFn: (change: VisitChange) =>
      call(
        "POST",
        `leads/${visit.id}/${change.kind}`,
        change.kind === "move" ? { start: change.start } : undefined,
      ),
    onSuccess: async (_, { kind }) => {
      announce(t(SAID[kind], { name: nameOfVisitor(visit) }));
      onDone();
      await forgetLeads(client);
      focusTitleIfLost();
    },
  });
}

/** The times that are free for a visit. */
export function useFreeTimes({ id }: Visit) {
  return useQuery({
    queryKey: ["leads", id, "slots"],
    queryFn: () => call<readonly Slot[]>("GET", `leads/${id}/slots`),
    retry: false,
  });
}

export function nameOfVisitor({ visitor }: Visit): string {
  return visitor ? (visitor.name ?? visitor.email) : "";
}

const CODES = {
  "slot-taken": "taken",
  "unknown-slot": "taken",
  "appointment-passed": "over",
  "appointment-fixed": "over",
} as const;

/** Why a change did not arrive. */
export function failureOfChange(error: Error): "lost" | "failed" | "taken" | "over" {
  if (!(error instanceof CallFailed)) return "failed";
  if (error.kind === "lost") return "lost";
  return CODES[error.code as keyof typeof CODES] ?? "failed";
}
