import type nl from "./messages/nl.json";
import { defineMessages } from "../language/define-messages.ts";

export const useWords = defineMessages<keyof typeof nl>({
  nl: () => import("./messages/nl.json", { with: { type: "json" } }),
  fr: () => import("./messages/fr.json", { with: { type: "json" } }),
  en: () => import("./messages/en.json", { with: { type: "json" } }),
  de: () => import("./messages/de.json", { with: { type: "json" } }),
});
