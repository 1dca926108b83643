import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { call } from "../api/api.ts";
import type { AgencyAgenda } from "../api/published.ts";
import { Choices } from "../shell/choices.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { Screen } from "../shell/screen.tsx";
import { ToVersions } from "../shell/to-versions.tsx";
import { AgendaEditor } from "./agenda-editor.tsx";
import { useMessages } from "./messages.ts";

/** When the sales reps take visits: their week, and the days on which they are off. */
export function AgendaScreen() {
  const t = useMessages();
  const [params] = useSearchParams();
  const found = useQuery({
    queryKey: ["agendas"],
    queryFn: () => call<{ readonly agendas: readonly AgencyAgenda[] }>("GET", "agendas"),
  });
  const agendas = found.data?.agendas ?? [];
  const asked = Number(params.get("rep"));
  const shown = agendas.find(({ salesRepId }) => salesRepId === asked) ?? agendas[0];
  return (
    <Screen
      title={t("title")}
      about={t("about")}
      actions={shown?.agenda && <ToVersions resource={`agendas/${shown.salesRepId}`} />}
    >
      <Loaded of={found}>{() => agendas.length === 0 && <p>{t("nobody")}</p>}</Loaded>
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
