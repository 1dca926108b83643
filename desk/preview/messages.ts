import type nl from "./messages/nl.json";
import { defineMessages } from "../language/define-messages.ts";

export const useMessages = defineMessages(import.meta.glob<{ default: typeof nl }>("./messages/*.json"));
