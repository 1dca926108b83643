import type { Multilingual } from "#domain/locale/multilingual.ts";
import type { Person, SiteContent, WaitingLeads } from "../api/published.ts";
import type { DeskKey } from "../language/messages.ts";
import type { DeskIconName } from "../shell/desk-icon.tsx";

/** A part of the desk that its menu leads to. */
export type Section = {
  readonly path: string;
  /** A word of the desk's, or a name that the agency gave. */
  readonly label: DeskKey | Multilingual;
  readonly icon: DeskIconName;
  readonly roles: readonly Person["role"][];
  /** Whether its screen itself says to other roles whose it is. */
  readonly saysWhose?: boolean;
  /** Only for an agency with holiday homes. */
  readonly isOfStays?: boolean;
  /** How much waits there. */
  readonly waiting?: keyof Pick<WaitingLeads, "questions" | "stays">;
};

/** Sections under one heading; the first ones stand without. */
export type SectionGroup = { readonly label: DeskKey | null; readonly sections: readonly Section[] };

const ALL = ["owner", "editor", "agent"] as const;
const CONTENT = ["owner", "editor"] as const;

const PAGES: Section = { path: "/pages", label: "pages.title", icon: "page", roles: CONTENT };

function sectionOf({ name, title }: Agency["kinds"][number]): Section {
  return { path: `/content/${name}`, label: title, icon: "news", roles: CONTENT };
}

const GROUPS: readonly SectionGroup[] = [
  {
    label: null,
    sections: [
      { path: "/", label: "today.title", icon: "sun", roles: ALL },
      { path: "/listings", label: "listings.title", icon: "home", roles: ALL },
      { path: "/questions", label: "questions.title", icon: "question", roles: ALL, waiting: "questions" },
      { path: "/visits", label: "visits.title", icon: "calendar", roles: ALL },
      { path: "/agenda", label: "agenda.title", icon: "clock", roles: ALL },
      {
        path: "/stays",
        label: "stays.title",
        icon: "bed",
        roles: CONTENT,
        waiting: "stays",
        isOfStays: true,
      },
      { path: "/rentals", label: "rentals.title", icon: "bed", roles: CONTENT, isOfStays: true },
    ],
  },
  {
    label: "frame.website",
    sections: [
      PAGES,
      { path: "/menus", label: "menus.title", icon: "menu", roles: CONTENT },
      { path: "/hours", label: "hours.offices", icon: "clock", roles: CONTENT },
    ],
  },
  {
    label: "frame.insight",
    sections: [{ path: "/figures", label: "frame.figures", icon: "chart", roles: CONTENT, saysWhose: true }],
  },
  {
    label: "frame.agency",
    sections: [
      { path: "/agency", label: "frame.agencyData", icon: "office", roles: CONTENT, saysWhose: true },
      { path: "/people", label: "frame.people", icon: "people", roles: ["owner"], saysWhose: true },
    ],
  },
];

/** Whether a screen is closed to a role and can't say so itself: somebody followed a colleague's link. */
export function isClosedTo(role: Person["role"], path: string): boolean {
  if (role === "agent" && path.startsWith("/content/")) return true;
  return GROUPS.flatMap(({ sections }) => sections).some(
    (section) =>
      path.split("/")[1] === section.path.slice(1) && !section.saysWhose && !section.roles.includes(role),
  );
}

type Agency = {
  /** Whether it has holiday homes. */
  readonly takesStays: boolean;
  /** Its own kinds of content, such as news. */
  readonly kinds: readonly Pick<SiteContent["kinds"][number], "name" | "title">[];
};

/** What somebody of a role is led to at an agency; a group without any section is left out. */
export function groupsFor(role: Person["role"], { takesStays, kinds }: Agency): readonly SectionGroup[] {
  return GROUPS.map(({ label, sections }) => ({
    label,
    sections: sections
      .flatMap((section) => (section === PAGES ? [section, ...kinds.map(sectionOf)] : section))
      .filter(({ roles, isOfStays = false }) => roles.includes(role) && (takesStays || !isOfStays)),
  })).filter(({ sections }) => sections.length > 0);
}

const MOST_AT_HAND = 5;

/** What a phone shows at its foot: all sections where they fit, else the first ones beside a way to the others. */
export function sectionsAtHand(groups: readonly SectionGroup[]): readonly Section[] {
  const all = groups.flatMap(({ sections }) => sections);
  return all.length <= MOST_AT_HAND ? all : all.slice(0, MOST_AT_HAND - 1);
}
