import { KeepInformedLink } from "../subscription/keep-informed-link.tsx";
import { ListFilter } from "./filter/list-filter.tsx";
import { ListPager } from "./list-pager.tsx";
import { ListTools } from "./list-tools.tsx";

/** What a visitor narrows and orders a list with: forms and links, which work before their code is there. */
export const LIST_CONTROLS = { KeepInformedLink, ListFilter, ListPager, ListTools };
