import { ListFilter } from "./list-filter.tsx";
import { ListTools } from "./list-tools.tsx";

/** What a visitor narrows and orders a list with: forms and links, which work before their code is there. */
export const LIST_CONTROLS = { ListFilter, ListTools };
