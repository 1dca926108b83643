type Reachable = { readonly email: string; readonly phone?: string | null | undefined };

/** Gmail delivers to one mailbox whatever dots stand in its name (support.google.com/mail/answer/7436150). */
const DOTS_DO_NOT_COUNT: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** 0470 12 34 56, +32 470 12 34 56 and 0032 (0)470/12.34.56 end alike; what stands before that has many spellings. */
const COUNTED_DIGITS = 8;

/**
 * What a person is counted by: their mailbox without its `+tag`, and their phone. Two visitors with a key in common count as
 * one person. Only limits go by these keys: a tag may be an address of its own, so that nothing is ever sent to them.
 * Example: `personKeys({ email: "An+zee@Example.be", phone: "+32 470 12 34 56" })` is `["mail an@example.be", "phone 70123456"]`.
 */
export function personKeys({ email, phone }: Reachable): string[] {
  return [`mail ${mailboxOf(email)}`, ...(phone ? [`phone ${phoneDigits(phone)}`] : [])];
}

/** Tells whether two visitors have a mailbox or a phone in common: `isSamePerson({ email: "an@x.be" }, { email: "an+1@x.be" })`. */
export function isSamePerson(one: Reachable, other: Reachable): boolean {
  const keys = new Set(personKeys(one));
  return personKeys(other).some((key) => keys.has(key));
}

function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = asciiDomain(email.slice(at + 1));
  const whole = email.slice(0, at).normalize("NFKC").toLowerCase();
  const plain = whole.replace(/(?<=.)\+[^]*/, "");
  if (!DOTS_DO_NOT_COUNT.has(domain)) return `${plain}@${domain}`;
  return `${plain.replaceAll(".", "")}@gmail.com`;
}

/** One domain can be written in letters of any alphabet or in their ASCII form (UTS 46). */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain.toLowerCase();
}

function phoneDigits(phone: string): string {
  return phone.replaceAll(/\D/g, "").slice(-COUNTED_DIGITS);
}
