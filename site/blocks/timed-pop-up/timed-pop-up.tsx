import { useEffect, useId, useRef } from "react";
import { useSay } from "../../shell/words/say-context.tsx";
import { Spoken } from "../../shell/words/spoken.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { CloseButton } from "../../ui/overlay/close-button.tsx";
import dialogs from "../../ui/overlay/dialog.module.css";
import type { TimedPopUpView } from "./load-timed-pop-up.ts";
import styles from "./timed-pop-up.module.css";

/** After the page, in ms (specification, point 9). */
const OPENS_AFTER_MS = 1_000;

/** A dialog that opens once the page is there; Escape, its cross and the veil close it, and focus goes back. */
export function TimedPopUp({ view }: { readonly view: TimedPopUpView }) {
  const say = useSay();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => (dialog.current ? opensByItself(dialog.current) : undefined), []);
  return (
    <dialog
      ref={dialog}
      className={classNames(dialogs.dialog, styles.popUp)}
      data-block="timed-pop-up"
      aria-labelledby={view.title ? titleId : undefined}
      aria-label={view.title ? undefined : say("popUp.name")}
    >
      <div className={classNames(dialogs.inside, styles.inside)}>
        <CloseButton className={dialogs.close} label={say("popUp.close")} onClick={close} />
        {view.title && (
          <h2 id={titleId}>
            <Spoken words={view.title} />
          </h2>
        )}
        {view.html && <div lang={view.html.locale} dangerouslySetInnerHTML={{ __html: view.html.text }} />}
        {view.buttons.length > 0 && (
          <p className={styles.buttons}>
            {view.buttons.map(({ label, href }, at) => (
              <LinkButton key={href} href={href} look={at === 0 ? "primary" : "quiet"} onClick={close}>
                <Spoken words={label} />
              </LinkButton>
            ))}
          </p>
        )}
      </div>
    </dialog>
  );
}

/** The answer takes back what it set up. */
function opensByItself(dialog: HTMLDialogElement): () => void {
  const timer = setTimeout(() => {
    // Never over what a visitor opened in the meantime.
    if (!document.querySelector("dialog[open]")) dialog.showModal();
  }, OPENS_AFTER_MS);
  // A press beside its inside is one on the veil.
  const closeOnVeil = ({ target }: Event) => target === dialog && dialog.close();
  dialog.addEventListener("click", closeOnVeil);
  return () => {
    clearTimeout(timer);
    dialog.removeEventListener("click", closeOnVeil);
  };
}
