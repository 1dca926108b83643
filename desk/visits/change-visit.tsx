import { Suspense, useState } from "react";
import { formatTime, inBrussels } from "#domain/format/moments.ts";
import { formatShortDay } from "#domain/format/short-day.ts";
import { Button } from "#ui/link/button.tsx";
import type { Slot, Visit } from "../api/published.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { useLanguage } from "../language/language.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { dayIn } from "../shell/moments.ts";
import { Notice } from "../shell/notice.tsx";
import { useNow } from "../shell/use-now.ts";
import styles from "./change-visit.module.css";
import { useMessages } from "./messages.ts";
import {
  failureOfChange,
  nameOfVisitor,
  useChangeVisit,
  useFreeTimes,
  type VisitChange,
} from "./use-change-visit.ts";

/** Moves a visit to another time, or cancels it; each is asked once more, since the visitor gets it by mail at once. */
export function ChangeVisit({ visit }: { readonly visit: Visit }) {
  const t = useMessages();
  const [asked, setAsked] = useState<VisitChange["kind"] | null>(null);
  const close = () => setAsked(null);
  const name = nameOfVisitor(visit);
  return (
    <div className={styles.changes}>
      <Button look="quiet" aria-label={`${t("move")}, ${name}`} onClick={() => setAsked("move")}>
        {t("move")}
      </Button>
      <Button look="quiet" aria-label={`${t("cancel")}, ${name}`} onClick={() => setAsked("cancel")}>
        {t("cancel")}
      </Button>
      {/* The words of a field may still have to come; the list stays meanwhile. */}
      <Suspense>
        {asked === "move" && <MoveDialog visit={visit} onClose={close} />}
        {asked === "cancel" && <CancelDialog visit={visit} onClose={close} />}
      </Suspense>
    </div>
  );
}

type DialogProps = { readonly visit: Visit; readonly onClose: () => void };

function CancelDialog({ visit, onClose }: DialogProps) {
  const t = useMessages();
  const sending = useChangeVisit(visit, onClose);
  return (
    <Dialog title={t("cancelTitle")} onClose={onClose}>
      <p>{t("cancelText")}</p>
      <Failure error={sending.error} />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {t("back")}
        </Button>
        <Button isBusy={sending.isPending} onClick={() => sending.mutate({ kind: "cancel" })}>
          {t("cancelIt")}
        </Button>
      </div>
    </Dialog>
  );
}

function MoveDialog({ visit, onClose }: DialogProps) {
  const t = useMessages();
  const { t: desk } = useLanguage();
  const free = useFreeTimes(visit);
  const [start, setStart] = useState<string | null>(null);
  const sending = useChangeVisit(visit, onClose);
  const failure = free.error ?? sending.error;
  return (
    <Dialog title={t("moveTitle")} onClose={onClose}>
      <p>{t("moveText")}</p>
      {free.isPending && <p>{desk("list.loading")}</p>}
      {free.data &&
        (free.data.length > 0 ? <Times slots={free.data} onChange={setStart} /> : <p>{t("noTimes")}</p>)}
      <Failure error={failure} />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {t("back")}
        </Button>
        <Button
          isBusy={sending.isPending}
          disabled={start === null}
          onClick={() => start && sending.mutate({ kind: "move", start })}
        >
          {t("move")}
        </Button>
      </div>
    </Dialog>
  );
}

type TimesProps = { readonly slots: readonly Slot[]; readonly onChange: (start: string | null) => void };

/** First the day, then the time. */
function Times({ slots, onChange }: TimesProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const today = dayIn(useNow(), 0);
  const days = Map.groupBy(slots, ({ start }) => inBrussels(start)!.date);
  const [day, setDay] = useState([...days.keys()][0]!);
  const [start, setStart] = useState<string | null>(null);
  const choose = (next: string | null) => {
    setStart(next);
    onChange(next);
  };
  return (
    <div className={styles.times}>
      <ChoiceField
        label={t("day")}
        empty={false}
        value={day}
        onChange={(next) => {
          setDay(next!);
          choose(null);
        }}
        choices={[...days.keys()].map((one) => ({ value: one, label: formatShortDay(one, locale, today) }))}
      />
      <ChoiceField
        label={t("time")}
        empty={t("chooseTime")}
        value={start}
        onChange={choose}
        choices={days.get(day)!.map((slot) => ({ value: slot.start, label: formatTime(slot.start) }))}
      />
    </div>
  );
}

function Failure({ error }: { readonly error: Error | null }) {
  const t = useMessages();
  const { t: desk } = useLanguage();
  if (!error) return null;
  const failure = failureOfChange(error);
  return <Notice isUrgent>{failure === "lost" ? desk("network.lost") : t(failure)}</Notice>;
}
