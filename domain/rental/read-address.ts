/** A month of an address, yyyy-mm; null for anything else. */
export function readMonth(text: string | null): string | null {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text ?? "") ? text : null;
}

/** A day of an address, yyyy-mm-dd, that the calendar has and a stay can have; null for anything else. */
export function readDay(text: string | null): string | null {
  const day = /^20\d{2}-\d{2}-\d{2}$/.exec(text ?? "")?.[0];
  const moment = day ? new Date(`${day}T00:00:00Z`) : null;
  const exists = moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day!);
  return exists ? day! : null;
}

/** A whole number of an address from 1 to the most that makes sense; null for anything else. */
export function readCount(text: string | null, most: number): number | null {
  const count = /^\d{1,16}$/.test(text?.trim() ?? "") ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}

/** A positive whole number of an address; null for anything else. */
export function readPositive(text: string | null): number | null {
  return readCount(text, Number.MAX_SAFE_INTEGER);
}
