import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import { usePerson } from "../session/session.ts";
import { publishFailureOf } from "./publish-failure.ts";
import { keepDraft, readDraft } from "./unsaved-draft.ts";

type Read<Doc> = { readonly document: Doc | null; readonly etag: string | null };
type Draft<Doc> = { readonly base: Read<Doc>; readonly document: Doc };

/**
 * Edits a small document that has no draft on the server: what is typed stays in the browser's session until it is published whole, on the
 * state that it was made of. `empty` is what begins where there is none yet.
 */
export function useWholeDocument<Doc extends object>(resource: string, empty: Doc) {
  const { id } = usePerson();
  const client = useQueryClient();
  const screen = `whole ${resource}`;
  const [draft, setDraft] = useState(() => readDraft<Draft<Doc>>(id, screen));
  const read = useQuery({ queryKey: ["whole", resource], queryFn: () => readWhole<Doc>(resource) });
  const keep = (next: Draft<Doc> | null) => {
    setDraft(next);
    keepDraft(id, screen, next);
  };
  const standing = draft?.base ?? read.data;
  const published = standing?.document ?? empty;
  const edited = draft?.document ?? published;
  const publishing = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const isContested = publishFailureOf(publishing.error).kind === "contested";
      // Who saw that a colleague was first, and publishes again, means it.
      const etag = isContested ? (await readWhole<Doc>(resource)).etag : draft!.base.etag;
      await send("PUT", resource, { body: edited, headers: etag ? { "If-Match": etag } : {} });
    },
    onSuccess: async () => {
      keep(null);
      await client.invalidateQueries();
    },
  });
  return {
    state: standing ? ("ready" as const) : read.isError ? ("failed" as const) : ("loading" as const),
    retry: () => void read.refetch(),
    document: edited,
    isNew: standing?.document === null,
    isChanged: draft !== null,
    change: (next: Doc) => {
      publishing.reset();
      const isSame = JSON.stringify(next) === JSON.stringify(published);
      keep(isSame ? null : { base: standing ?? { document: null, etag: null }, document: next });
    },
    discard: () => {
      publishing.reset();
      keep(null);
    },
    publish: () => publishing.mutateAsync(),
    isPublishing: publishing.isPending,
    isPublished: publishing.isSuccess && draft === null,
    failure: publishing.error && publishFailureOf(publishing.error),
  };
}

export type WholeDocument = Pick<
  ReturnType<typeof useWholeDocument>,
  "isChanged" | "discard" | "publish" | "isPublishing" | "isPublished" | "failure"
>;

async function readWhole<Doc>(resource: string): Promise<Read<Doc>> {
  try {
    const answer = await send("GET", resource);
    return { document: (await answer.json()) as Doc, etag: answer.headers.get("ETag") };
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return { document: null, etag: null };
    throw error;
  }
}
