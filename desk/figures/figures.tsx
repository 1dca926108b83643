import { useSearchParams } from "wouter";
import { useQuery } from "@tanstack/react-query";
import { textOf } from "#domain/locale/multilingual.ts";
import { Button } from "#ui/link/button.tsx";
import type { Figures } from "../api/published.ts";
import { usePerson } from "../session/session.ts";
import { Choices } from "../shell/choices.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { Screen } from "../shell/screen.tsx";
import { HeatTable } from "./heat-table.tsx";
import { Homes } from "./homes.tsx";
import { useMessages } from "./messages.ts";
import { Tiles } from "./tiles.tsx";
import { call } from "../api/api.ts";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import styles from "./lists.module.css";
import { shownOf } from "./shown-of.ts";
import { downloadCsv } from "../leads/csv.ts";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { bandNames } from "./bands.ts";

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

/** Where people wait for a mail. */
function AlertPlaces({ figures: { alertPlaces } }: { readonly figures: Figures }) {
  const { locale } = useLanguage();
  const w = useMessages();
  return (
    <Card title={w("alerts")}>
      {alertPlaces.length === 0 && <p className={styles.aside}>{w("noAlerts")}</p>}
      <ul className={styles.places}>
        {alertPlaces.map(({ place, name, count }) => (
          <li key={place} className={styles.place}>
            <span>{name ? textOf(name, locale) : place}</span>
            <strong>{shownOf(count)}</strong>
          </li>
        ))}
      </ul>
      {alertPlaces.length > 0 && <p className={styles.aside}>{w("alertRule")}</p>}
    </Card>
  );
}

/** The table for a spreadsheet: what the screen shows, and nothing beyond it. */
function ExportFigures({ figures }: { readonly figures: Figures }) {
  const { t, locale } = useLanguage();
  const w = useMessages();
  const exportTable = () => {
    const head = [w("place"), ...bandNames({ ...figures, w }), w("total"), w("emptyShort")];
    const rows = figures.places.map(({ name, bands, total, empty }) => [
      name ? textOf(name, locale) : w("nowhere"),
      ...bands.map(({ searches }) => shownOf(searches)),
      shownOf(total),
      shownOf(empty),
    ]);
    downloadCsv([head, ...rows], `${w("file")}-${figures.deal}-${figures.from}-${figures.until}`);
  };
  return (
    <Button look="quiet" onClick={exportTable}>
      <DeskIcon name="download" />
      {t("export.title")}
    </Button>
  );
}
