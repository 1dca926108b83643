import { useState } from "react";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Office } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { ToVersions } from "../shell/to-versions.tsx";
import { Screen } from "../shell/screen.tsx";
import { SITE } from "../site.ts";
import { OtherDays } from "./other-days.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { shownOf, useHours } from "./use-hours.ts";
import { Week } from "./week.tsx";
import { useMessages } from "./messages.ts";
import { Options } from "./options.tsx";
import { LoadFailed } from "../shell/loaded.tsx";

/** The opening hours of the agency's offices. */
export function HoursScreen() {
  const { t } = useLanguage();
  const words = useMessages();
  const editing = useHours();
  const { site, draft } = editing;
  const offices = draft?.base.offices ?? site.data?.offices;
  return (
    <Screen title={words("title")} about={words("about")} actions={<ToVersions resource="site" />}>
      {!offices && site.isPending && <p>{t("list.loading")}</p>}
      {!offices && site.isError && <LoadFailed refetch={site.refetch} />}
      {offices?.length === 0 && <p>{words("noOffice")}</p>}
      {offices && offices.length > 0 && <Offices offices={offices} editing={editing} />}
    </Screen>
  );
}

type OfficesProps = { readonly offices: readonly Office[]; readonly editing: ReturnType<typeof useHours> };

function Offices({ offices, editing }: OfficesProps) {
  const { locale } = useLanguage();
  const [chosen, choose] = useState(offices[0]!.id);
  const office = offices.find(({ id }) => id === chosen) ?? offices[0]!;
  const hours = shownOf(office, editing.draft);
  const choices = offices.map(({ id, name }) => ({ id, name: textOf(name, locale) || SITE.siteName }));
  return (
    <>
      {offices.length > 1 && <OfficeChoice offices={choices} chosen={office.id} onChoose={choose} />}
      <OtherDays key={office.id} hours={hours} onChange={(changed) => editing.change(office.id, changed)} />
      <Week hours={hours} onChange={(changed) => editing.change(office.id, changed)} />
      <PublishBar editing={editing} onShow={choose} />
    </>
  );
}

type OfficeChoiceProps = {
  readonly offices: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
};

/** Which office's hours are shown. */
function OfficeChoice({ offices, chosen, onChoose }: OfficeChoiceProps) {
  const t = useMessages();
  return (
    <Options
      legend={t("office")}
      options={offices.map(({ id, name }) => ({ value: String(id), label: name }))}
      chosen={String(chosen)}
      onChoose={(id) => onChoose(Number(id))}
    />
  );
}
