import { createContext } from "react";

/** True in a block whose page has one of its kind above it: what exists once on a page, an anchor, is the first one's. */
export const IsRepeated = createContext(false);
