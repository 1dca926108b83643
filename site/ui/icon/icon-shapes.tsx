import type { ReactNode } from "react";

/** Drawn on a 24 × 24 grid with a stroke of 1.75; `IconSprite` puts them in the page once. */
export const ICON_SHAPES = {
  bed: <path d="M3 6v13M3 16h18M21 19v-5a3 3 0 0 0-3-3h-7v5M3 13h8M5.5 8.5h3a1.5 1.5 0 0 1 1.5 1.5v1" />,
  bath: (
    <path d="M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V5.5A2.5 2.5 0 0 1 8.5 3c1.2 0 2.2.8 2.5 2M9 7l3.5-2.5M7 19l-1 2M17 19l1 2" />
  ),
  area: <path d="M4 4h16v16H4zM4 9h3M4 14h3M10 4v3M15 4v3M4 19.5 8 15.5" />,
  land: <path d="M3 19 7 6h10l4 13zM5 13h14M12 6v13" />,
  pin: (
    <>
      <path d="M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  phone: (
    <path d="M5 3.5h3.5L10 8 7.8 9.7a13 13 0 0 0 6.5 6.5L16 14l4.5 1.5V19a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5z" />
  ),
  mail: <path d="M3 6h18v12.5H3zM3.5 6.5 12 13l8.5-6.5" />,
  globe: (
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9S14.6 18.4 12 21c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3z" />
  ),
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2" />,
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  filter: <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5" />,
  heart: <path d="M12 20.5 4.2 12.6a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7" />,
  alert: <path d="M12 4 2.5 20h19zM12 10v4.5M12 17v.2" />,
  /** A house in the water: the sign that Flemish advertisements carry beside a flood score of D. */
  flood: (
    <path d="M3.5 10.5 12 3.5l8.5 7M6 8.5v6M18 8.5v6M2.5 17c1.6 0 1.6 1.3 3.2 1.3S7.3 17 8.9 17s1.6 1.3 3.1 1.3 1.6-1.3 3.2-1.3 1.6 1.3 3.1 1.3 1.6-1.3 3.2-1.3M2.5 20.7c1.6 0 1.6 1.3 3.2 1.3s1.6-1.3 3.2-1.3 1.6 1.3 3.1 1.3 1.6-1.3 3.2-1.3 1.6 1.3 3.1 1.3 1.6-1.3 3.2-1.3" />
  ),
  retry: <path d="M20 11a8 8 0 1 0-2.3 6.6M20 5v6h-6" />,
  document: <path d="M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9 13h6M9 17h6" />,
  home: <path d="M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6" />,
  play: <path d="M8 5v14l11-7z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  share: <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9.5h14V11h-1" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />
  ),
  print: <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICON_SHAPES;
