import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { Button } from "#ui/link/button.tsx";
import { call } from "../api/api.ts";
import type { AgencyAgenda } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { Choices } from "../shell/choices.tsx";
import { Notice } from "../shell/notice.tsx";
import { Screen } from "../shell/screen.tsx";
import { ToVersions } from "../shell/to-versions.tsx";
import { AgendaEditor } from "./agenda-editor.tsx";
import { useMessages } from "./messages.ts";

/** When the sales reps take visits: their week, and the days on which they are off. */
export function AgendaScreen() {
  const t = useMessages();
  const { t: tell } = useLanguage();
  const [params] = useSearchParams();
  const { data, isError, refetch } = useQuery({
    queryKey: ["agendas"],
    queryFn: () => call<{ readonly agendas: readonly AgencyAgenda[] }>("GET", "agendas"),
  });
  const agendas = data?.agendas ?? [];
  const asked = Number(params.get("rep"));
  const shown = agendas.find(({ salesRepId }) => salesRepId === asked) ?? agendas[0];
  return (
    <Screen
      title={t("title")}
      about={t("about")}
      actions={shown?.agenda && <ToVersions resource={`agendas/${shown.salesRepId}`} />}
    >
      {!data && !isError && <p>{tell("list.loading")}</p>}
      {!data && isError && (
        <Notice
          isUrgent
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {tell("network.retry")}
            </Button>
          }
        >
          {tell("list.failed")}
        </Notice>
      )}
      {data && agendas.length === 0 && <p>{t("nobody")}</p>}
      {agendas.length > 1 && (
        <Choices
          label={t("who")}
          choices={agendas.map(({ salesRepId, name }) => ({
            href: `/agenda?rep=${salesRepId}`,
            label: name || t("rep", { id: salesRepId }),
            isChosen: salesRepId === shown?.salesRepId,
          }))}
        />
      )}
      {shown && <AgendaEditor key={shown.salesRepId} kept={shown} />}
    </Screen>
  );
}
