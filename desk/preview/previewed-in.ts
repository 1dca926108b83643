import type { Locale } from "#domain/locale/locale.ts";
import type { DeskDocument } from "../drafts/desk-document.ts";

/** A document whose preview opens in the language that is edited, whatever the desk speaks. */
export function previewedIn<Doc>(document: DeskDocument<Doc>, locale: Locale): DeskDocument<Doc> {
  const { previewUrl } = document;
  return { ...document, previewUrl: previewUrl && (() => previewUrl(locale)) };
}
