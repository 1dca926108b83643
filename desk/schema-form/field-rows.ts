import type { FieldKind, TextKind } from "./field-description.ts";

type FieldRow = {
  /** Nobody fills it in: it says which block it is, or the import measures it. */
  readonly isHidden?: true;
  readonly text?: TextKind;
  /** What it means beyond its shape: a whole number may be the number of a page. */
  readonly is?: FieldKind;
};

/** What fields are beyond what their schema says, by their names; a field without a row is what its shape says. */
export const FIELD_ROWS: Readonly<Record<string, FieldRow>> = {
  id: { isHidden: true },
  type: { isHidden: true },
  width: { isHidden: true },
  height: { isHidden: true },
  placeholder: { isHidden: true },
  blocks: { isHidden: true },
  children: { isHidden: true },
  // Opening hours have a screen of their own.
  hours: { isHidden: true },
  exceptions: { isHidden: true },
  intro: { text: "lines" },
  text: { text: "lines" },
  description: { text: "lines" },
  markdown: { text: "markdown" },
  picture: { is: { kind: "picture" } },
  logo: { is: { kind: "picture" } },
  logoDark: { is: { kind: "picture" } },
  favicon: { is: { kind: "picture" } },
  socialImage: { is: { kind: "picture" } },
  city: { is: { kind: "town" } },
  location: { is: { kind: "point" } },
  phone: { is: { kind: "text", type: "tel", max: 40 } },
  pageId: { is: { kind: "page" } },
  where: { is: { kind: "conditions" } },
  collectionIds: { is: { kind: "references", of: "collection" } },
  officeIds: { is: { kind: "references", of: "office" } },
  entity: { is: { kind: "reference", of: "kind" } },
};
