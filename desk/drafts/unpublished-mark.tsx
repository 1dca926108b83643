import rows from "../shell/rows.module.css";
import { useMessages } from "./messages.ts";

/** The mark of what has changes that visitors do not see yet. */
export function UnpublishedMark() {
  return <span className={rows.draft}>{useMessages()("unpublished")}</span>;
}
