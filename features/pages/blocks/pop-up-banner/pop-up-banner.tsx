import { createElement } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { classNames } from "#ui/class-names.ts";
import { CloseButton } from "#ui/overlay/close-button.tsx";
import type { PopUpBannerView } from "./load-pop-up-banner.ts";
import styles from "./pop-up-banner.module.css";

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
