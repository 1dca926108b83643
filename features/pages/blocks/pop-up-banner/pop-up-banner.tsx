import { createElement } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { classNames } from "#ui/class-names.ts";
import { CloseButton } from "#ui/overlay/close-button.tsx";
import styles from "./pop-up-banner.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";

type PopUpBannerView = {
  /** Names the cookie that remembers who closed it. */
  readonly id: string;
  readonly title: LocalizedText | null;
  readonly text: LocalizedText;
  readonly link: LinkView | null;
};

export async function loadPopUpBanner(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"pop-up-banner">,
): Promise<PopUpBannerView | null> {
  const text = localize(block.text, locale);
  if (!text) return null;
  const link = block.link ? await loadBlockLink(context, locale, block.link) : null;
  return { id: block.id, title: localize(block.heading, locale), text, link };
}

/** A message at the foot of the window that leaves the page usable; `pop-up-banner.element.ts` shows it. */
export function PopUpBanner({ view }: { readonly view: PopUpBannerView }) {
  const t = useTranslate();
  return createElement(
    "pop-up-banner",
    { className: styles.element, "data-banner": view.id },
    <aside
      className={classNames("pop-up-small", styles.banner)}
      data-block="pop-up-banner"
      aria-label={view.title?.text ?? t("popUp.name")}
      hidden
    >
      <div className={styles.words}>
        {view.title && (
          <strong>
            <Localized words={view.title} />
          </strong>
        )}
        <p>
          <Localized words={view.text} />
        </p>
        {view.link && (
          <Anchor className={styles.link} href={view.link.href}>
            <Localized words={view.link.label} />
          </Anchor>
        )}
      </div>
      <CloseButton className={styles.close} label={t("popUp.close")} />
    </aside>,
  );
}
