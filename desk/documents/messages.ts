import { defineMessages } from "../language/define-messages.ts";
import type nl from "./messages/nl.json";

/** What a document says that is published as a whole. */
export const useMessages = defineMessages(import.meta.glob<{ default: typeof nl }>("./messages/*.json"));
