import type { MailDraft } from "#features/site/mail/mail-draft.ts";

/** A mail that has not left yet. */
export type WaitingMail = { readonly id: string; readonly draft: MailDraft };

export type Mails = {
  /** Null for one that has left, was given up or was taken back. */
  findWaiting(siteId: string, mailId: string): Promise<WaitingMail | null>;
  /** From now on the mail has left: what it said is forgotten, and the address too where that was given for it alone. */
  markSent(siteId: string, mailId: string, now: Date): Promise<void>;
  /** Counts a try that failed, and why. */
  noteFailure(siteId: string, mailId: string, reason: string): Promise<void>;
  /** Nobody tries any more, until the operator says so. */
  giveUp(siteId: string, mailId: string, now: Date): Promise<void>;
};
