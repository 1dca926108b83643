import { createElement, useId } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { classNames } from "#ui/class-names.ts";
import { BlockButtons } from "#features/site/block/block-buttons.tsx";
import { CloseButton } from "#ui/overlay/close-button.tsx";
import dialogs from "#ui/overlay/dialog.module.css";
import styles from "./timed-pop-up.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLinks } from "#features/site/block/load-block-link.ts";
import { htmlOfMarkdown } from "../rich-text/markdown.server.ts";

/** `title` rather than `heading`: a pop-up never carries the main heading of its page. */
type TimedPopUpView = {
  readonly title: LocalizedText | null;
  /** Already safe. */
  readonly html: LocalizedText | null;
  readonly buttons: readonly LinkView[];
};

export async function loadTimedPopUp(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"timed-pop-up">,
): Promise<TimedPopUpView | null> {
  const title = localize(block.heading, locale);
  const markdown = localize(block.markdown, locale);
  if (!title && !markdown) return null;
  return {
    title,
    html: markdown && { text: htmlOfMarkdown(markdown.text), locale: markdown.locale },
    buttons: await loadBlockLinks(context, locale, block.buttons),
  };
}

/** A dialog that opens once the page is there (`timed-pop-up.element.ts`). */
export function TimedPopUp({ view }: { readonly view: TimedPopUpView }) {
  const t = useTranslate();
  const titleId = useId();
  return createElement(
    "timed-pop-up",
    { className: styles.element },
    <dialog
      className={classNames(dialogs.dialog, styles.popUp)}
      data-block="timed-pop-up"
      aria-labelledby={view.title ? titleId : undefined}
      aria-label={view.title ? undefined : t("popUp.name")}
    >
      <div className={classNames(dialogs.inside, styles.inside)}>
        <CloseButton className={dialogs.close} label={t("popUp.close")} />
        {view.title && (
          <h2 id={titleId}>
            <Localized words={view.title} />
          </h2>
        )}
        {view.html && <div lang={view.html.locale} dangerouslySetInnerHTML={{ __html: view.html.text }} />}
        <BlockButtons buttons={view.buttons} className={styles.buttons} />
      </div>
    </dialog>,
  );
}
