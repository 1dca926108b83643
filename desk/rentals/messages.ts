import { defineMessages } from "../language/define-messages.ts";
import type nl from "./messages/nl.json";

/** What the prices and periods of holiday homes say. */
export const useMessages = defineMessages(import.meta.glob<{ default: typeof nl }>("./messages/*.json"));
