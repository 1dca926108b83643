import { createContext, use } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { SiteContent } from "../api/published.ts";
import type { Place } from "./places.ts";

/** What the fields of a form know of the document that they change. */
export type SchemaForm = {
  /** What the schema is of, such as the type of a block: some fields are called otherwise there. */
  readonly type: string;
  readonly document: unknown;
  /** The language of the texts that are shown. */
  readonly locale: Locale;
  readonly set: (place: Place, value: unknown, isOwnStep?: boolean) => void;
  /** Where it differs from what is published. */
  readonly changed: ReadonlySet<string>;
  /** What is wrong at a place or below it. */
  readonly errorAt: (place: Place) => string | undefined;
  /** What fields can name. */
  readonly content: SiteContent;
};

const SchemaFormContext = createContext<SchemaForm | null>(null);
export const SchemaFormProvider = SchemaFormContext.Provider;

export function useSchemaForm(): SchemaForm {
  const form = use(SchemaFormContext);
  if (!form) throw new Error("no form around");
  return form;
}
