import type { BlockOf } from "../block-types.ts";
import { bareBivNumber } from "#domain/legal/biv-number.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";

export type MemberView = {
  readonly name: string;
  readonly role: LocalizedText | null;
  readonly text: LocalizedText | null;
  readonly picture: PictureView | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly bivNumber: string | null;
};

export type TeamView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly members: readonly MemberView[];
};

export async function loadTeam(
  { imageCdn: cdn }: RequestContext,
  locale: Locale,
  block: BlockOf<"team">,
): Promise<TeamView | null> {
  if (block.members.length === 0) return null;
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    members: block.members.map((member) => ({
      name: member.name,
      role: localize(member.role, locale),
      text: localize(member.text, locale),
      picture: member.picture ? pictureOf(member.picture, "portrait", { alt: "", cdn }) : null,
      phone: member.phone ?? null,
      email: member.email ?? null,
      bivNumber: member.bivNumber ? bareBivNumber(member.bivNumber) : null,
    })),
  };
}
