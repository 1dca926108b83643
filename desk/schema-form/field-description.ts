import type { Multilingual } from "#domain/locale/multilingual.ts";

/** How a text is written: on a line, on several, or with marks that are stored as Markdown. */
export type TextKind = "line" | "lines" | "markdown";

/** What of the site's own a field names. */
export type ReferenceKind = "collection" | "office" | "kind";

/** What a field holds, and with that which control changes it. */
export type FieldKind =
  | { readonly kind: "texts"; readonly text: TextKind; readonly max: number | undefined }
  | {
      readonly kind: "text";
      readonly type: "text" | "email" | "tel" | "url";
      readonly max: number | undefined;
    }
  | {
      readonly kind: "number";
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly isWhole: boolean;
    }
  | { readonly kind: "switch" | "date" | "picture" | "page" | "conditions" | "town" | "point" }
  | { readonly kind: "choice" | "choices"; readonly choices: readonly string[] }
  | { readonly kind: "reference" | "references"; readonly of: ReferenceKind }
  /** Words with a page or an address. */
  | { readonly kind: "link" }
  | { readonly kind: "group"; readonly fields: readonly FieldDescription[] }
  | { readonly kind: "list"; readonly entry: ListEntry; readonly least: number; readonly most: number }
  /** Nothing here changes it: it stays what it is. */
  | { readonly kind: "fixed" };

/** What a list holds: records of fields, or one field without a name. */
export type ListEntry =
  | {
      readonly kind: "record";
      readonly fields: readonly FieldDescription[];
      /** Whether each has a number of its own, which nobody fills in. */
      readonly isNumbered: boolean;
    }
  | { readonly kind: "value"; readonly field: FieldDescription };

export type FieldDescription = FieldKind & {
  readonly name: string;
  /** As the agency calls it; the words of its name without. */
  readonly label?: Multilingual;
  readonly isRequired: boolean;
  /** What holds where nothing is said. */
  readonly standard: unknown;
};
