import type { useMessages } from "./messages.ts";

type FormWords = ReturnType<typeof useMessages>;
type WordKey = Parameters<FormWords>[0];

/** Fields that mean something else in some schema. */
const OWN: Readonly<Record<string, string>> = {
  "gallery.name": "galleryName",
  "gallery.items": "pictures",
  "image-slider.items": "pictures",
  "video-grid.items": "videos",
  "pop-up-banner.link": "more",
  "image-slider.link": "more",
  "video-grid.link": "videoLink",
  "custom-entity-list.order": "itemOrder",
  "page.title": "pageTitle",
  "page.description": "pageDescription",
  "item.description": "pageDescription",
  "site.link": "socialLink",
};

/** Fields whose use is not plain from their label. */
const HINTED = new Set([
  "alt",
  "galleryName",
  "placesHeading",
  "filter",
  "focus",
  "videoLink",
  "pageDescription",
  "officeIds",
  "collectionIds",
  "logoDark",
  "favicon",
  "socialImage",
  "bivTitle",
  "supervisor",
  "location",
  "vatNumber",
]);

/** What a field is called in a schema: `wordOf("gallery", "name")` is `galleryName`. */
function wordOf(type: string, name: string): string {
  return OWN[`${type}.${name}`] ?? name;
}

export function labelKey(type: string, name: string): WordKey {
  return `field.${wordOf(type, name)}` as WordKey;
}

export function hintKey(type: string, name: string): WordKey | null {
  const word = wordOf(type, name);
  return HINTED.has(word) ? (`hint.${word}` as WordKey) : null;
}

/** Groupings are called the same wherever one chooses them. */
const CHOICES_AS: Readonly<Record<string, string>> = { groupOptions: "groupBy" };

export function choiceKey(name: string, choice: string): WordKey {
  return `choice.${CHOICES_AS[name] ?? name}.${choice}` as WordKey;
}

/** What one more of a list is called. */
export function addKey(type: string, name: string): WordKey {
  return `add.${wordOf(type, name)}` as WordKey;
}
