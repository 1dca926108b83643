import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDayAtTime } from "#domain/format/moments.ts";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import type { Sessions } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { tellOtherTabs } from "../session/other-tabs.ts";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { usePerson } from "../session/session.ts";
import { useAnnounce } from "../shell/announce.tsx";
import { Notice } from "../shell/notice.tsx";
import { focusTitleIfLost, Screen } from "../shell/screen.tsx";
import styles from "./account.module.css";
import { OwnDetails } from "./own-details.tsx";

const SESSIONS_KEY = ["sessions"] as const;

/** Who is signed in, where, and the way out. */
export function AccountScreen() {
  const { t } = useLanguage();
  const { name, email, role } = usePerson();
  const device = useSessions().data?.sessions.find(({ isThis }) => isThis)?.device;
  const leaving = useMutation({
    networkMode: "always",
    mutationFn: () => call("DELETE", "desk/session"),
    onSuccess: () => {
      tellOtherTabs("signed-out");
      // Nothing of what was read stays in the memory of the page.
      location.assign("/desk");
    },
  });
  return (
    <Screen
      title={name}
      about={`${email} · ${t(`role.${role}`)}`}
      actions={
        <Button look="quiet" isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
          {t("account.signOut")}
        </Button>
      }
    >
      {leaving.isError && <Notice isUrgent>{t("answer.failed")}</Notice>}
      <OwnDetails />
      <OwnPasskeys device={device || t("account.this")} />
      <OwnSessions />
    </Screen>
  );
}

function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => call<Sessions>("GET", "desk/sessions"),
  });
}

function OwnSessions() {
  const { t } = useLanguage();
  const { data, isError } = useSessions();
  return (
    <Card title={t("account.sessions")}>
      {isError && !data && <p className={styles.aside}>{t("list.failed")}</p>}
      <ul>
        {data?.sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionWords session={session} />
            {!session.isThis && <EndSession session={session} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type OneSession = { readonly session: Sessions["sessions"][number] };

function SessionWords({ session: { device, lastSeenAt, isThis } }: OneSession) {
  const { t, locale } = useLanguage();
  const moment = formatDayAtTime(lastSeenAt, locale);
  return (
    <div>
      <p className={styles.device}>{device}</p>
      <p className={styles.seen}>{isThis ? t("account.this") : t("account.seen", { moment })}</p>
    </div>
  );
}

function EndSession({ session: { id, device } }: OneSession) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const announce = useAnnounce();
  const ending = useMutation({
    networkMode: "always",
    mutationFn: () => call("DELETE", `desk/sessions/${id}`),
    onSuccess: async () => {
      announce(t("account.ended"));
      await client.invalidateQueries({ queryKey: SESSIONS_KEY });
      focusTitleIfLost();
    },
    onError: () => announce(t("answer.failed")),
  });
  return (
    <Button
      look="quiet"
      aria-label={`${t("account.end")}: ${device}`}
      isBusy={ending.isPending}
      onClick={() => ending.mutate()}
    >
      {t("account.end")}
    </Button>
  );
}
