import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatDayAtTime } from "#domain/format/moments.ts";
import { hrefOfPhone } from "#domain/format/phone.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import { Link } from "wouter";
import { call } from "../api/api.ts";
import { CallFailed } from "../api/call.ts";
import type { Question } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Thumb } from "../leads/thumb.tsx";
import { forgetLeads, useLead } from "../leads/use-leads.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";
import { replyTo } from "./reply-to.ts";
import styles from "./question.module.css";

/** One question, whole, with ways to answer it. */
export function QuestionScreen({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useLead(id);
  if (data?.type === "contact") return <Asked question={data} />;
  const isGone = data !== undefined || (error instanceof CallFailed && error.status === 404);
  if (!isGone && !error) return <p>{t("list.loading")}</p>;
  return (
    <Screen title={t("questions.title")}>
      <Notice
        action={
          isGone ? (
            <Link href="/questions">{t("question.back")}</Link>
          ) : (
            <Button look="quiet" onClick={() => void refetch()}>
              {t("network.retry")}
            </Button>
          )
        }
      >
        {t(isGone ? "page.gone" : "list.failed")}
      </Notice>
    </Screen>
  );
}

function Asked({ question }: { readonly question: Question }) {
  const { t, locale } = useLanguage();
  const { visitor, listing, at, language, message } = question;
  const name = visitor.name ?? visitor.email;
  return (
    <Screen title={t("question.title", { name })} about={formatDayAtTime(at, locale)}>
      <div className={styles.question}>
        {listing && (
          <div className={styles.listing}>
            <Thumb picture={listing.picture} />
            <div>
              <p className={styles.title}>{textOf(listing.title, locale)}</p>
              <p>{textOf(listing.address, locale)}</p>
            </div>
          </div>
        )}
        <p className={styles.message} lang={language}>
          {message}
        </p>
        <ul className={styles.ways}>
          <li>
            <LinkButton href={replyTo(question, t)}>
              <Icon name="mail" />
              {t("question.reply")}
            </LinkButton>
          </li>
          {visitor.phone && (
            <li>
              <LinkButton look="quiet" href={hrefOfPhone(visitor.phone)}>
                <Icon name="phone" />
                {visitor.phone}
              </LinkButton>
            </li>
          )}
          <li>
            <MarkAnswered question={question} />
          </li>
        </ul>
      </div>
      <p className={styles.back}>
        <Link href="/questions">{t("question.back")}</Link>
      </p>
    </Screen>
  );
}

function MarkAnswered({ question: { id, state } }: { readonly question: Question }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const announce = useAnnounce();
  const marking = useMutation({
    networkMode: "always",
    mutationFn: (method: "PUT" | "DELETE") => call(method, `leads/${id}/answered`),
    onSuccess: async (_, method) => {
      announce(t(method === "PUT" ? "question.markedAnswered" : "question.markedNew"));
      await forgetLeads(client);
    },
  });
  const method = state === "new" ? "PUT" : "DELETE";
  return (
    <>
      {marking.isError && <Notice isUrgent>{t(messageOf(marking.error))}</Notice>}
      <Button look="quiet" isBusy={marking.isPending} onClick={() => marking.mutate(method)}>
        <Icon name={state === "new" ? "check" : "retry"} />
        {t(state === "new" ? "question.markAnswered" : "question.markNew")}
      </Button>
    </>
  );
}

function messageOf(error: Error) {
  return error instanceof CallFailed && error.kind === "lost" ? "network.lost" : "answer.failed";
}
