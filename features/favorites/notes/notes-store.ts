import { useMemo } from "react";
import { isPlainObject } from "#domain/is-plain-object.ts";
import { MAX_NOTE } from "#domain/shared-list.ts";
import { parseStored, readStored, useStored, writeStored } from "#platform/render/browser/stored-value.ts";

const NOTES = "gevel_notes";

/** Notes of homes that left the favourites stay: twice as many as favourites are kept. */
const MAX_NOTES = 200;

/** A visitor's own words on a home, and what it was called: its name stays when it is gone. */
export type Note = { readonly text: string; readonly title: string };

export type Notes = ReadonlyMap<number, Note>;

/** Reads what this or another version wrote, or anyone who opened the browser's tools: what is no note is left out. */
export function parseNotes(stored: string): Notes {
  const rows = parseStored(stored);
  if (!isPlainObject(rows)) return new Map();
  const notes = Object.entries(rows).flatMap(([key, row]): Array<[number, Note]> => {
    const id = Number(key);
    if (!Number.isSafeInteger(id) || id <= 0 || !isPlainObject(row)) return [];
    const { text, title } = row;
    return typeof text === "string" && text.trim()
      ? [[id, { text: text.slice(0, MAX_NOTE), title: typeof title === "string" ? title : "" }]]
      : [];
  });
  return new Map(notes.slice(0, MAX_NOTES));
}

/** The notes with that of a home, without it where its text is empty; null where there is no room for another. */
export function withNote(notes: Notes, id: number, note: Note): Notes | null {
  const others = [...notes].filter(([other]) => other !== id);
  if (!note.text.trim()) return new Map(others);
  if (notes.has(id)) return new Map(notes).set(id, note);
  return others.length < MAX_NOTES ? new Map([...others, [id, note]]) : null;
}

/** Keeps the note of a home; an empty one goes, and with the last one all that was kept. False where it is not kept. */
export function writeNote(id: number, note: Note): boolean {
  const notes = withNote(parseNotes(readStored(NOTES)), id, note);
  if (!notes) return false;
  return writeStored(NOTES, notes.size > 0 ? JSON.stringify(Object.fromEntries(notes)) : "");
}

/** The notes that this browser keeps; none before its scripts run. */
export function useNotes(): Notes {
  const stored = useStored(NOTES);
  return useMemo(() => parseNotes(stored), [stored]);
}
