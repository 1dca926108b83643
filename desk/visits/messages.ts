import { defineMessages } from "../language/define-messages.ts";
import type nl from "./messages/nl.json";

/** What is said while a visit is moved or cancelled. */
export const useMessages = defineMessages(import.meta.glob<{ default: typeof nl }>("./messages/*.json"));
