import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/link/button.tsx";
import { useLanguage } from "../language/language.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { DeskIcon } from "../shell/desk-icon.tsx";
import { downloadCsv } from "./csv.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { rowsOf } from "./lead-rows.ts";
import { dayIn } from "../shell/moments.ts";
import { readAllLeads } from "./use-leads.ts";

type ExportButtonProps = {
  readonly type: LeadFilter["type"];
  /** What the file is called, before the day. */
  readonly name: string;
};

/** Downloads all of a kind, whatever the list shows of it now, for a spreadsheet; a column says the state of each. */
export function ExportButton({ type, name }: ExportButtonProps) {
  const { t, locale } = useLanguage();
  const announce = useAnnounce();
  const exporting = useMutation({
    networkMode: "always",
    mutationFn: () => readAllLeads({ type }),
    onSuccess: (leads) => {
      downloadCsv(rowsOf(type, leads, { t, locale }), `${name}-${dayIn(new Date(), 0)}`);
      announce(t("export.done", { count: leads.length }));
    },
    onError: () => announce(t("export.failed")),
  });
  return (
    <>
      <Button look="quiet" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
        <DeskIcon name="download" />
        {t("export.all")}
      </Button>
      {exporting.isError && <p>{t("export.failed")}</p>}
    </>
  );
}
