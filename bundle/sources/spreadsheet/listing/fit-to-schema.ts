import type { z } from "zod";
import { EstateLine } from "../../../ids/estate-line.ts";
import type { FoundColumn } from "../columns/find-columns.ts";
import type { ListingDraft } from "./row-values.ts";

/** A listing with more that does not fit is told of as it is, and refused by the import. */
const MOST_TRIES = 50;

type Tell = (position: number | null, reason: string) => void;

/** Takes out of a draft what the schema of listings refuses (a floor 999, a long reference), and names the column it came from. */
export function fitToSchema(draft: ListingDraft, columns: readonly FoundColumn[], tell: Tell): void {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const issue = EstateLine.safeParse(withFiles(draft)).error?.issues[0];
    if (!issue) return;
    tell(positionOf(issue.path, columns), issue.message);
    removeAt(draft, issue.path);
  }
}

/** Pictures by address are fetched by the import; the schema asks for their files. */
function withFiles(draft: ListingDraft): unknown {
  const pictures = draft["pictures"] as object[] | undefined;
  if (!pictures) return draft;
  return { ...draft, pictures: pictures.map((picture) => Object.assign({ file: "picture.jpg" }, picture)) };
}

function positionOf(path: z.core.$ZodIssue["path"], columns: readonly FoundColumn[]): number | null {
  const whole = `${path.join(".")}.`;
  const found = columns.find((column) => column.kind === "known" && whole.startsWith(`${column.column.to}.`));
  return found?.position ?? null;
}

/** Takes away what a path leads to; of a list the one entry. */
function removeAt(draft: ListingDraft, path: z.core.$ZodIssue["path"]): void {
  const inList = path.findIndex((key) => typeof key === "number");
  const keys = inList < 0 ? [...path] : path.slice(0, inList + 1);
  const last = keys.pop();
  const parent = keys.reduce<unknown>((at, key) => (at as ListingDraft | undefined)?.[String(key)], draft);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (parent && last !== undefined) delete (parent as ListingDraft)[String(last)];
}
