const PATHS = {
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8",
  question: "M4 4.5h16v11.5H10l-4.5 4v-4H4zM8 8.5h8M8 12h5",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
  bed: "M3 19V6M3 16h18v3M21 16v-2.5a3 3 0 0 0-3-3h-7V16M5.5 12.5a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 0 0-3.5 0z",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-3.7 3.6-6 7.5-6s6.900 2.300 7.500 6",
  chart: "M4.500 4.500v15h15M9 16v-4M13 16V8M17 16v-6",
  people:
    "M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM2.500 19.500c.4-3.200 3.100-5 6.500-5s6.100 1.800 6.500 5M16 5.200a3.500 3.500 0 0 1 0 6.600M18 14.900c2 .7 3.200 2.300 3.500 4.600",
  download: "M12 4v11M7.500 11l4.500 4.500 4.500-4.500M4.500 20h15",
  key: "M8 11.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12.500 19.500 4M15.500 8l3 3",
  office: "M5 20V4h9v16M14 10h5v10M3 20h18M8 8h3M8 12h3M8 16h3",
  down: "M5.500 9.500 12 16l6.500-6.500",
  eye: "M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  history: "M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4.500l3 1.500",
  forward: "M9.500 5.500 16 12l-6.500 6.500",
  home: "M3.5 11 12 4l8.500 7M6 9.500V20h12V9.500M10 20v-5.500h4V20",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  lock: "M6 10.500h12V20H6zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500",
  back: "M20 12H4.500M10.500 5.500 4 12l6.500 6.500",
  trash: "M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500",
  undo: "M9 5 4.500 9.500 9 14M5 9.500h9.500a5 5 0 0 1 0 10H11",
  redo: "M15 5l4.500 4.500L15 14M19 9.500H9.500a5 5 0 0 0 0 10H13",
  outside: "M13.500 4.500h6v6M19.500 4.500 11 13M10 6H5v13h13v-5",
  add: "M12 5v14M5 12h14",
  bin: "M4.5 7h15M9.5 7V4.500h5V7M6.500 7l1 13h9l1-13M10.500 11v5.500M13.500 11v5.500",
  callout: "M4 10v4l11 5V5zM15 9.500a3.500 3.500 0 0 1 0 5M7 15.500V20h3v-3",
  copy: "M9 9h11v11H9zM5.500 15H4V4h11v1.500",
  handle: "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01",
  news: "M4 5h13v14H5.500A1.500 1.500 0 0 1 4 17.500zM17 9h3v8.500a1.500 1.500 0 0 1-3 0M7 9h7M7 12.500h7M7 16h4",
  page: "M4 4.500h16v15H4zM4 9.500h16M10 9.500v10",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15 9v.01",
  text: "M5 7V5h14v2M12 5v14M9.500 19h5",
  up: "M6 14.500l6-6 6 6",
} as const;

export type DeskIconName = keyof typeof PATHS;

/** A sign beside words that visitors' pages do not have: theirs stay as they are. */
export function DeskIcon({ name }: { readonly name: DeskIconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
