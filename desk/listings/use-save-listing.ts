import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { AgencyListingDetail, WrittenListing } from "../api/published.ts";
import { forgetListings } from "./use-listings.ts";

type Save = { readonly patch: object; readonly listing: Pick<AgencyListingDetail, "id" | "etag"> };

/** Why a change was not saved. */
export type SaveFailure = "lost" | "changed-meanwhile" | "failed";

/** Saves a change of a listing as it was read; what is sent again after it got lost is no second change. */
export function useSaveListing(onSaved: () => void) {
  const client = useQueryClient();
  const sent = useRef({ words: "", key: "" });
  return useMutation({
    networkMode: "always",
    mutationFn: ({ patch, listing }: Save) => {
      const words = JSON.stringify([listing, patch]);
      if (words !== sent.current.words) sent.current = { words, key: crypto.randomUUID() };
      return call<WrittenListing>("PATCH", `estates/${listing.id}`, patch, {
        "If-Match": listing.etag ?? "*",
        "Idempotency-Key": sent.current.key,
      });
    },
    onSuccess: async () => {
      sent.current = { words: "", key: "" };
      await forgetListings(client);
      onSaved();
    },
    // What it is now stands beside what was typed.
    onError: async (error) => {
      if (failureOfSave(error) === "changed-meanwhile") await forgetListings(client);
    },
  });
}

export function failureOfSave(error: Error): SaveFailure {
  if (!(error instanceof CallFailed)) return "failed";
  if (error.kind === "lost") return "lost";
  return error.code === "changed-meanwhile" ? "changed-meanwhile" : "failed";
}

/** What the check found wrong, by the field of the document. */
export function findingsOf(
  error: Error | null,
): readonly { readonly path: string; readonly message: string }[] {
  if (!(error instanceof CallFailed)) return [];
  const errors = error.members["errors"];
  return Array.isArray(errors) ? errors : [];
}
