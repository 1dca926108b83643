import { expect } from "vitest";

/** Where an address with this search leads; null where it is the page itself. */
export function targetOf(search: string, throwIfElsewhere: (url: URL) => void): string | null {
  try {
    throwIfElsewhere(new URL(`http://localhost/nl/te-koop${search}`));
    return null;
  } catch (thrown) {
    const answer = thrown as Response;
    expect(answer.status).toBe(302);
    return answer.headers.get("Location");
  }
}
