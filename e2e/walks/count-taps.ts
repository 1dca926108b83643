import type { Locator } from "playwright-core";

type Option = Parameters<Locator["selectOption"]>[0];

/**
 * Counts what a visitor on a phone (`PHONE`) presses: taps, Enter, and the choice of an option. The fields that they type
 * in are counted apart, each with the tap that opens the keyboard.
 */
export function countTaps() {
  let taps = 0;
  let fields = 0;
  return {
    async tap(where: Locator): Promise<void> {
      taps += 1;
      await where.tap();
    },
    async pressEnter(where: Locator): Promise<void> {
      taps += 1;
      await where.press("Enter");
    },
    /** The list of a native field takes two taps: one opens it, one chooses. */
    async choose(where: Locator, option: Option): Promise<void> {
      taps += 2;
      await where.selectOption(option);
    },
    /** Types letter by letter, so that suggestions come as they do for a visitor. */
    async type(where: Locator, text: string): Promise<void> {
      fields += 1;
      await where.tap();
      await where.pressSequentially(text);
    },
    /** What was pressed so far. */
    counted: () => ({ taps, fields }),
  };
}

/** A phone as most visitors hold it. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
