import type { ReactNode } from "react";
import { LinkButton } from "#ui/link/link-button.tsx";
import { EmptyStateDrawing, type Scene } from "./empty-state-drawing.tsx";
import styles from "./error-screen.module.css";
import { useTranslate } from "../messages/translate-context.tsx";

export type Failure = "notFound" | "unbuilt" | "gone" | "failed" | "unavailable" | "suspended" | "chunk";

const SCENES: Record<Failure, Scene> = {
  notFound: "unlit",
  unbuilt: "scaffold",
  gone: "sold",
  failed: "scaffold",
  unavailable: "asleep",
  suspended: "asleep",
  chunk: "scaffold",
};

const CAN_RETRY: ReadonlySet<Failure> = new Set(["failed", "unavailable", "chunk"]);

type ErrorScreenProps = {
  readonly failure: Failure;
  /** Null where there is no page to go on to. */
  readonly homeHref: string | null;
  /** In place of the product's own words. */
  readonly text?: ReactNode;
  /** The way on where there is no home page yet. */
  readonly mailHref?: string | undefined;
  /** The address to try again, without scripts too. */
  readonly retryHref?: string | undefined;
  readonly requestId?: string | null | undefined;
  /** Similar listings below a gone one. */
  readonly children?: ReactNode;
};

/** A drawing, one sentence and a way on, for every way in which a page can't be shown. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { failure, homeHref, mailHref, retryHref, requestId, text, children } = props;
  const onHref = mailHref ?? homeHref;
  const t = useTranslate();
  const isAlone = failure === "gone" && !children;
  const retries = CAN_RETRY.has(failure) && retryHref !== undefined;
  return (
    <>
      <title>{t(`errors.${failure}.title`)}</title>
      <section className={styles.screen}>
        <EmptyStateDrawing scene={SCENES[failure]} />
        <h1>{t(`errors.${failure}.title`)}</h1>
        <p className={styles.text}>{text ?? t(isAlone ? "errors.gone.alone" : `errors.${failure}.text`)}</p>
        {onHref !== null && (
          <p className={styles.ways}>
            {retries && <LinkButton href={retryHref}>{t("errors.retry")}</LinkButton>}
            <LinkButton href={onHref} look={retries ? "quiet" : "primary"}>
              {t(mailHref ? "errors.write" : "errors.home")}
            </LinkButton>
          </p>
        )}
        {requestId && <p className={styles.reference}>{t("errors.reference", { reference: requestId })}</p>}
      </section>
      {children}
    </>
  );
}
