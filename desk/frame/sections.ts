import type { Person, WaitingLeads } from "../api/published.ts";
import type { DeskKey } from "../language/messages.ts";
import type { DeskIconName } from "../shell/desk-icon.tsx";

/** A part of the desk that its menu leads to. */
export type Section = {
  readonly path: string;
  readonly label: DeskKey;
  readonly icon: DeskIconName;
  readonly roles: readonly Person["role"][];
  /** How much waits there. */
  readonly waiting?: keyof Pick<WaitingLeads, "questions" | "stays">;
};

const ALL = ["owner", "editor", "agent"] as const;

export const SECTIONS: readonly Section[] = [
  { path: "/", label: "today.title", icon: "sun", roles: ALL },
  { path: "/listings", label: "listings.title", icon: "home", roles: ALL },
  { path: "/questions", label: "questions.title", icon: "question", roles: ALL, waiting: "questions" },
  { path: "/visits", label: "visits.title", icon: "calendar", roles: ALL },
  { path: "/stays", label: "stays.title", icon: "bed", roles: ["owner", "editor"], waiting: "stays" },
  { path: "/hours", label: "hours.short", icon: "clock", roles: ["owner", "editor"] },
];
