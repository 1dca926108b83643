import { EstateNode } from "#features/listings/schema/estate.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { HiddenAddress } from "#domain/estate/address/street-in-text/street-names.ts";
import {
  textsWithoutStreet,
  type MentionedStreet,
} from "#domain/estate/address/street-in-text/texts-without-street.ts";
import { ESTATES_FILE } from "../../files/bundle-files.ts";
import type { EstateLines } from "../../ids/estate-lines.ts";
import type { Report } from "../../finding.ts";
import { type Fault, parseRecord } from "../record/parse-record.ts";
import { reportOfLine } from "../record/report-of-line.ts";
import type { CheckedEstates } from "./check-estates.ts";
import type { HiddenStreets, StoredAddresses } from "./hidden-streets.ts";

/** What an agency says of texts that tell a hidden street. */
export type HiddenTexts = Site["settings"]["hiddenAddressTexts"] | undefined;

type Telling = {
  readonly estateLines: EstateLines;
  readonly estates: CheckedEstates;
  readonly hiddenStreets: HiddenStreets;
  readonly storedAddressesOf: StoredAddresses;
  readonly texts: HiddenTexts;
};

/**
 * Names the texts that tell a hidden street. Which estate hides its building shows at the end of the file only, so that
 * the lines of hidden buildings are read once more.
 */
export async function reportHiddenStreets(telling: Telling, report: Report): Promise<void> {
  const { estateLines, hiddenStreets, texts } = telling;
  const lines = linesToRead(telling);
  if (lines.size === 0) return;
  for await (const { number, bytes } of estateLines.read()) {
    const parsed = lines.has(number) && bytes ? parseRecord(bytes, EstateNode) : null;
    const streets = parsed?.ok && hiddenStreets(parsed.value.general);
    if (!streets) continue;
    const { warning } = reportOfLine(ESTATES_FILE, number, parsed.value.general.id, report);
    textsWithoutStreet(parsed.value, streets, (told) =>
      warning(toldStreet(told, `listing ${parsed.value.general.id}`, texts)),
    );
  }
}

function linesToRead({ estates, storedAddressesOf }: Telling): Set<number> {
  const lines = new Set<number>();
  for (const [line, building] of estates.lines()) {
    if (estates.invalid.has(line)) continue;
    if (estates.hidden.has(building) || storedAddressesOf(building).length > 0) lines.add(line);
  }
  return lines;
}

/** The texts of a holiday home that tell its hidden street. */
export function reportHiddenStreetsOf<N extends { readonly id: number }>(
  node: N,
  streets: HiddenAddress,
  texts: HiddenTexts,
  warn: (fault: Fault) => void,
): void {
  textsWithoutStreet(node, streets, (told) => warn(toldStreet(told, `holiday home ${node.id}`, texts)));
}

function toldStreet({ path, words, instead }: MentionedStreet, whose: string, texts: HiddenTexts): Fault {
  const told = [...new Set(words)].map((word) => `“${word}”`).join(", ");
  return {
    code: "tells-hidden-address",
    path,
    message: `${whose} hides its address and tells it here: ${told}; ${whatHappens(instead, texts)}`,
  };
}

function whatHappens(instead: string | null, texts: HiddenTexts): string {
  if (instead === null) return "a link is not changed, take it out or give it another address";
  if (texts === "keep") return "it is shown, as settings.hiddenAddressTexts asks";
  return "the site tells the town instead";
}
