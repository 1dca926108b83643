import { useSearchParams } from "wouter";
import type { Figures } from "../api/published.ts";
import { usePerson } from "../session/session.ts";
import { Choices } from "../shell/choices.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { Screen } from "../shell/screen.tsx";
import { AlertPlaces } from "./alert-places.tsx";
import { ExportFigures } from "./export-figures.tsx";
import { HeatTable } from "./heat-table.tsx";
import { Homes } from "./homes.tsx";
import { useMessages } from "./messages.ts";
import { Tiles } from "./tiles.tsx";
import { useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";

const DEALS = ["sale", "rent"] as const;
const PERIODS = ["week", "month", "year"] as const;

/** What visitors look for and do not find, counted without knowing who they are. */
export function FiguresScreen() {
  const w = useMessages();
  const [params] = useSearchParams();
  const deal = DEALS.find((one) => one === params.get("deal")) ?? "sale";
  const period = PERIODS.find((one) => one === params.get("period")) ?? "month";
  const figures = useFigures({ deal, period });
  if (usePerson().role === "agent")
    return (
      <Screen title={w("title")}>
        <p>{w("notForAgents")}</p>
      </Screen>
    );
  const href = (choice: Partial<FiguresChoice>) =>
    `/figures?${new URLSearchParams({ deal, period, ...choice })}`;
  return (
    <Screen
      title={w("title")}
      about={w("about")}
      actions={figures.data?.since && <ExportFigures figures={figures.data} />}
    >
      <Choices
        label={w("deal")}
        choices={DEALS.map((one) => ({
          href: href({ deal: one }),
          label: w(`deal.${one}`),
          isChosen: one === deal,
        }))}
      />
      <Choices
        label={w("period")}
        choices={PERIODS.map((one) => ({
          href: href({ period: one }),
          label: w(`period.${one}`),
          isChosen: one === period,
        }))}
      />
      <Loaded of={figures}>{(found) => <AllFigures figures={found} />}</Loaded>
    </Screen>
  );
}

function AllFigures({ figures }: { readonly figures: Figures }) {
  return (
    <>
      <Tiles figures={figures} />
      <HeatTable figures={figures} />
      <AlertPlaces figures={figures} />
      <Homes figures={figures} />
    </>
  );
}

type FiguresChoice = Pick<Figures, "period" | "deal">;

/** What visitors looked for; the day's figures stay the same until tomorrow. */
function useFigures({ period, deal }: FiguresChoice) {
  return useQuery({
    queryKey: ["figures", period, deal],
    queryFn: () => call<Figures>("GET", `figures?${new URLSearchParams({ period, deal })}`),
    staleTime: 600_000,
  });
}
