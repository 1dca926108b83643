import type { NewPerson } from "../queries/people.ts";

/** An owner, unless a test says otherwise. */
export function testPerson(name: string, email: string, more: Partial<NewPerson> = {}): NewPerson {
  return { name, email, role: "owner", locale: "nl", salesRepIds: [], ...more };
}
