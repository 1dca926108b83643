import { type ReactNode, useId } from "react";
import { Anchor } from "../link/anchor.tsx";
import type { ButtonLook } from "../link/button.tsx";
import { LinkButton } from "../link/link-button.tsx";
import { Icon } from "../icon/icon.tsx";
import closeStyles from "./close-button.module.css";
import styles from "./dialog.module.css";

type DialogLinkProps = {
  readonly href: string;
  /** A button of this look; a plain link without. */
  readonly look?: ButtonLook | undefined;
  readonly title: string;
  /** What it is about: its heading, and with that its name, says so too. */
  readonly about?: ReactNode;
  /** What its cross says. */
  readonly close: string;
  /** What is said where the page does not come, with a button marked `data-dialog-retry`; without it the link leads there. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
};

/** Leads to a page; by script what that page marks as `data-dialog-content` opens above this one (`open-in-dialog.browser.ts`). */
export function DialogLink({ href, look, title, about, close, failed, children }: DialogLinkProps) {
  const id = useId();
  const titleId = `${id}title`;
  return (
    <>
      {look ? (
        <LinkButton href={href} look={look} data-dialog={id}>
          {children}
        </LinkButton>
      ) : (
        <Anchor href={href} data-dialog={id}>
          {children}
        </Anchor>
      )}
      <dialog id={id} className={styles.dialog} aria-labelledby={titleId} data-href={href}>
        <div className={styles.inside}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
            {about && <span className={styles.about}> {about}</span>}
          </h2>
          {failed && (
            <div data-dialog-failed="" hidden>
              {failed}
            </div>
          )}
          <div data-dialog-place="" />
          <form method="dialog" className={styles.close}>
            <button type="submit" className={closeStyles.close} aria-label={close}>
              <Icon name="close" />
            </button>
          </form>
        </div>
      </dialog>
    </>
  );
}
