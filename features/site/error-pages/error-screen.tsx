import type { ReactNode } from "react";
import { LinkButton } from "#ui/link/link-button.tsx";
import { EmptyStateDrawing, type Scene } from "./empty-state-drawing.tsx";
import styles from "./error-screen.module.css";
import { useTranslate } from "../messages/translate-context.tsx";

export type Failure = "notFound" | "unbuilt" | "gone" | "failed" | "unavailable" | "chunk";

const SCENES: Record<Failure, Scene> = {
  notFound: "unlit",
  unbuilt: "scaffold",
  gone: "sold",
  failed: "scaffold",
  unavailable: "asleep",
  chunk: "scaffold",
};

const CAN_RETRY: ReadonlySet<Failure> = new Set(["failed", "unavailable", "chunk"]);

type ErrorScreenProps = {
  readonly failure: Failure;
  readonly homeHref: string;
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
  const { failure, homeHref, mailHref, retryHref, requestId, children } = props;
  const t = useTranslate();
  const isAlone = failure === "gone" && !children;
  const retries = CAN_RETRY.has(failure) && retryHref !== undefined;
  return (
    <>
      <title>{t(`errors.${failure}.title`)}</title>
      <section className={styles.screen}>
        <EmptyStateDrawing scene={SCENES[failure]} />
        <h1>{t(`errors.${failure}.title`)}</h1>
        <p className={styles.text}>{t(isAlone ? "errors.gone.alone" : `errors.${failure}.text`)}</p>
        <p className={styles.ways}>
          {retries && <LinkButton href={retryHref}>{t("errors.retry")}</LinkButton>}
          <LinkButton href={mailHref ?? homeHref} look={retries ? "quiet" : "primary"}>
            {t(mailHref ? "errors.write" : "errors.home")}
          </LinkButton>
        </p>
        {requestId && <p className={styles.reference}>{t("errors.reference", { reference: requestId })}</p>}
      </section>
      {children}
    </>
  );
}
