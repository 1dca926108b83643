import { textOf } from "#domain/locale/multilingual.ts";
import type { Question } from "../api/published.ts";
import type { DeskTranslate } from "../language/messages.ts";

type Replied = Pick<Question, "visitor" | "message" | "language"> & {
  readonly listing: Pick<NonNullable<Question["listing"]>, "title" | "place"> | null;
};

/** Mail programs and browsers cut longer addresses. */
const MOST_QUOTED = 1_200;

/** Opens the own mail program with an answer that quotes the question, whose words no one can add headers with (RFC 6068). */
export function replyTo({ visitor, listing, message, language }: Replied, t: DeskTranslate): string {
  const about = listing && (textOf(listing.place, language) || textOf(listing.title, language));
  const subject = about ? t("question.subjectAbout", { listing: about }) : t("question.subject");
  const quoted = message.slice(0, MOST_QUOTED).replaceAll(/^/gm, "> ");
  const fields = { subject, body: `\n\n${quoted}`.replaceAll(/\r?\n/g, "\r\n") };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(visitor.email)}?${query.join("&")}`;
}
