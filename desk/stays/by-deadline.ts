type Waiting = { readonly state: string; readonly heldUntil: string; readonly start: string };

/** What is kept no longer has no deadline left: it stands after what is, by when it begins. */
const isOver = ({ state }: Waiting) => state === "expired";

/** Sorts requests for stays: whose time to answer ends first stands on top. */
export function byDeadline(one: Waiting, other: Waiting): number {
  if (isOver(one) !== isOver(other)) return isOver(one) ? 1 : -1;
  const by = isOver(one) ? "start" : "heldUntil";
  return one[by] < other[by] ? -1 : Number(one[by] > other[by]);
}
