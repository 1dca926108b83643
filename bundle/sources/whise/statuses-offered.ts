import type { JsonObject } from "../mapping-row.ts";
import { valueAt } from "../read-value.ts";

/** Ids by fw4-bvba/whise-api@f96aa42 src/Enums. */
const OFFLINE = 1;
const STATUSES: Readonly<Record<string, string>> = { "5": "archived", "6": "deleted" };
const PURPOSE_STATUSES: Readonly<Record<string, string>> = {
  "8": "cancelled",
  "9": "cancelled",
  "10": "suspended",
  "11": "suspended",
  "19": "prospection",
  "20": "in preparation",
  "23": "prospection",
  "24": "an estimate",
  "25": "an estimate",
  "26": "an estimate",
  "27": "in preparation",
  "28": "in preparation",
};

/** Why an agency does not offer an estate; null where it does. */
export function reasonNotOffered(document: JsonObject): string | null {
  if (document["displayStatusId"] === OFFLINE) return "offline";
  return (
    STATUSES[String(valueAt(document, "status.id"))] ??
    PURPOSE_STATUSES[String(valueAt(document, "purposeStatus.id"))] ??
    null
  );
}
