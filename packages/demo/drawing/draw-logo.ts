import { frame } from "./pen/sheet.ts";

export type Brand = "huyzen" | "zilt";

// A stepped gable whose door and windows read as a face-on house, even at 16 px.
const HUYZEN =
  '<path d="M4 60V26h6v-8h6v-8h8V4h16v6h8v8h6v8h6v34z" fill="var(--brand,#a8452f)"/>' +
  '<path d="M26 60V47a6 6 0 0 1 12 0v13zM15 31h9v10h-9zM40 31h9v10h-9zM28 15h8v10h-8z" fill="var(--brand-paper,#fbfaf7)"/>' +
  '<path d="M4 56h20v4H4zM40 56h20v4H40z" fill="#000" opacity=".16"/>';

// Sun on the horizon, two waves: salt water and light.
const ZILT =
  '<circle cx="32" cy="26" r="16" fill="var(--brand-second,#e9b44c)"/>' +
  '<path d="M2 32q7.500-7 15 0t15 0t15 0t15 0v14q-7.500 7-15 0t-15 0t-15 0t-15 0z" fill="var(--brand,#1f6f85)"/>' +
  '<path d="M6 51q6.500-6 13 0t13 0t13 0t13 0v6q-6.500 6-13 0t-13 0t-13 0t-13 0z" fill="var(--brand,#1f6f85)" opacity=".55"/>' +
  '<path d="M2 32q7.500-7 15 0t15 0t15 0t15 0v4q-7.500-7-15 0t-15 0t-15 0t-15 0z" fill="#fff" opacity=".35"/>';

const MARKS: Record<Brand, string> = { huyzen: HUYZEN, zilt: ZILT };

/** For a dark page: a brighter gable, whose windows let the page's own dark through. */
const HUYZEN_DARK = HUYZEN.replace("#a8452f", "#c9634c").replace("#fbfaf7", "#13191b");

export const drawLogo = ({ brand }: { brand: Brand }): string => frame(64, 64, MARKS[brand]);
export const drawDarkLogo = (): string => frame(64, 64, HUYZEN_DARK);
