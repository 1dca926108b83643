import { NO_SUBJECT } from "#domain/contact/subject.ts";

/**
 * The subject that an address asks for, by its words or its place in the list (from 1); none when the list has no such one.
 * Example: `chosenSubject(["Verkopen", "Schatting"], "schatting")` is `"Schatting"`.
 */
export function chosenSubject(subjects: readonly string[], asked: string | null): string {
  const wanted = asked?.trim().toLowerCase();
  if (!wanted) return NO_SUBJECT;
  return (
    subjects.find((subject, at) => subject.toLowerCase() === wanted || String(at + 1) === wanted) ??
    NO_SUBJECT
  );
}
