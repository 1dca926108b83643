import { defineMessages } from "../language/define-messages.ts";
import type nl from "./messages/nl.json";

/** What is wrong with a field, as the site found. */
export const useMessages = defineMessages(import.meta.glob<{ default: typeof nl }>("./messages/*.json"));
