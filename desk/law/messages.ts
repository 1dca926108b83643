import { defineMessages } from "../language/define-messages.ts";
import type nl from "./messages/nl.json";

/** What is said of the duties of the law, of a listing or of the site. */
export const useMessages = defineMessages(import.meta.glob<{ default: typeof nl }>("./messages/*.json"));
