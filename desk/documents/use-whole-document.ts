import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import { usePerson } from "../session/session.ts";
import { keepDraft, readDraft } from "./unsaved-draft.ts";

type Read<Doc> = { readonly document: Doc | null; readonly etag: string | null };
type Draft<Doc> = { readonly base: Read<Doc>; readonly document: Doc };

/** Why a document was not published. */
export type PublishFailure = "lost" | "contested" | "refused" | "failed";

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
  const document = draft?.document ?? published;
  const publishing = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const isContested = failureOf(publishing.error) === "contested";
      // Who saw that a colleague was first, and publishes again, means it.
      const etag = isContested ? (await readWhole<Doc>(resource)).etag : draft!.base.etag;
      await send("PUT", resource, { body: document, headers: etag ? { "If-Match": etag } : {} });
    },
    onSuccess: async () => {
      keep(null);
      await client.invalidateQueries();
    },
  });
  return {
    state: standing ? ("ready" as const) : read.isError ? ("failed" as const) : ("loading" as const),
    retry: () => void read.refetch(),
    document,
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
    failure: publishing.error ? failureOf(publishing.error) : null,
    errors: errorsIn(publishing.error),
  };
}

export type WholeDocument = Pick<
  ReturnType<typeof useWholeDocument>,
  "isChanged" | "discard" | "publish" | "isPublishing" | "isPublished" | "failure" | "errors"
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

function failureOf(error: Error | null): PublishFailure {
  if (!(error instanceof CallFailed)) return "failed";
  if (error.kind === "lost") return "lost";
  if (error.status === 412) return "contested";
  return error.status === 422 ? "refused" : "failed";
}

function errorsIn(error: Error | null): readonly { readonly path: string; readonly message: string }[] {
  const errors = error instanceof CallFailed ? error.members["errors"] : null;
  return Array.isArray(errors) ? errors : [];
}
