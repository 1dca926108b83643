import { defineMessages } from "../language/define-messages.ts";
import type nl from "./messages/nl.json";

/** What the screen of the agency's own data says. */
export const useMessages = defineMessages(import.meta.glob<{ default: typeof nl }>("./messages/*.json"));
