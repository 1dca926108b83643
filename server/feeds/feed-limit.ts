const HOUR_MS = 3_600_000;

/** A portal asks each hour, perhaps HEAD first and again after a failure. */
const MOST_AN_HOUR = 60;

/** Counts the calls of each feed within an hour: `take` answers the seconds to wait, or 0 where the call may go on. */
export function createFeedLimit() {
  const calls = new Map<string, number[]>();
  return {
    take(feed: string, now: Date): number {
      const moment = now.getTime();
      const recent = (calls.get(feed) ?? []).filter((at) => at > moment - HOUR_MS);
      if (recent.length >= MOST_AN_HOUR) return Math.ceil((recent[0]! + HOUR_MS - moment) / 1_000);
      calls.set(feed, [...recent, moment]);
      return 0;
    },
  };
}
