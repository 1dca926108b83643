import { Link } from "wouter";
import { useQuery } from "@tanstack/react-query";
import { textOf } from "#domain/locale/multilingual.ts";
import { addDays } from "#domain/rental/period.ts";
import { useWholeDocument } from "../documents/use-whole-document.ts";
import { WholeDocumentBar } from "../documents/whole-document-bar.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { Notice } from "../shell/notice.tsx";
import { dayIn } from "../shell/moments.ts";
import { Screen } from "../shell/screen.tsx";
import { ToVersions } from "../shell/to-versions.tsx";
import { useNow } from "../shell/use-now.ts";
import { AddSeries } from "./add-series.tsx";
import { useMessages } from "./messages.ts";
import { PeriodsCard } from "./periods-card.tsx";
import type { Period } from "./periods.ts";
import styles from "./rentals.module.css";
import { SeasonCard } from "./season-card.tsx";
import { useRentals } from "./use-rentals.ts";
import { LoadFailed } from "../shell/loaded.tsx";
import type { Stay } from "../api/published.ts";
import { LEADS_KEY, readAllLeads } from "../leads/use-leads.ts";

type Rental = {
  readonly general?: { readonly minimumNights?: number | null };
  readonly periods?: readonly Period[];
};

const NONE: Rental = {};

/** The prices and periods of a holiday home. */
export function RentalScreen({ id }: { readonly id: string }) {
  const t = useMessages();
  const { t: tell, locale } = useLanguage();
  const editing = useWholeDocument<Rental>(`rentals/${id}`, NONE);
  const list = useRentals().data;
  const stays = useAcceptedStays(Number(id), dayIn(useNow(), 0));
  const types = list?.periodTypes ?? [];
  const title = list?.rentals.find((one) => one.id === Number(id))?.title;
  const { state, document: rental, change, isNew } = editing;
  const periods = rental.periods ?? [];
  const put = (next: readonly Period[]) => change({ ...rental, periods: next });
  return (
    <Screen
      title={textOf(title, locale) || t("home", { id })}
      about={t("aboutHome")}
      actions={<ToVersions resource={`rentals/${id}`} />}
    >
      {state === "loading" && <p>{tell("list.loading")}</p>}
      {state === "failed" && <LoadFailed refetch={editing.retry} />}
      {state === "ready" && isNew && <Notice>{t("gone")}</Notice>}
      {state === "ready" && !isNew && (
        <>
          <SeasonCard periods={periods} types={types} onChange={put} />
          <PeriodsCard periods={periods} types={types} stays={stays} onChange={put} />
          <AddSeries periods={periods} types={types} onChange={put} />
          <Card title={t("stay")}>
            <div className={styles.inside}>
              <NumberField
                label={t("leastNights")}
                hint={t("leastNightsHint")}
                unit={t("nights")}
                decimals={0}
                min={1}
                max={366}
                value={rental.general?.minimumNights}
                onChange={(value) =>
                  change({ ...rental, general: { ...rental.general, minimumNights: value as number | null } })
                }
              />
            </div>
          </Card>
          <WholeDocumentBar editing={editing} />
        </>
      )}
      <p className={styles.back}>
        <Link href="/rentals">{t("back")}</Link>
      </p>
    </Screen>
  );
}

/** A stay that goes on today began at most so long ago. */
const LONGEST_DAYS = 366;
const ACCEPTED = { type: "stay", state: ["accepted"], order: "soonest" } as const;

/** The stays that the agency accepted at a home and that are not over. */
function useAcceptedStays(home: number, today: string): readonly Stay[] {
  const { data = [] } = useQuery({
    queryKey: [...LEADS_KEY, "accepted", today],
    queryFn: () => readAllLeads({ ...ACCEPTED, from: addDays(today, -LONGEST_DAYS) }),
  });
  return data.filter(({ rental, end }) => rental.id === home && end >= today);
}
