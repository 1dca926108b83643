import { useSearch } from "wouter";
import { useLanguage } from "../language/language.tsx";
import { Card } from "../shell/card.tsx";
import { ExportButton } from "../leads/export-button.tsx";
import type { LeadFilter } from "../leads/lead-filter.ts";
import { LeadList } from "../leads/lead-list.tsx";
import { useLeads } from "../leads/use-leads.ts";
import { Choices } from "../shell/choices.tsx";
import { Screen } from "../shell/screen.tsx";
import { QuestionRow } from "./question-row.tsx";

const FILTERS = {
  new: { type: "contact", state: ["new"] },
  answered: { type: "contact", state: ["answered"] },
  all: { type: "contact" },
} as const satisfies Record<string, LeadFilter>;

const SHOWN = ["new", "answered", "all"] as const;
const EMPTY = {
  new: "questions.emptyNew",
  answered: "questions.emptyAnswered",
  all: "questions.emptyAll",
} as const;

/** Questions of visitors, the newest first. */
export function QuestionsScreen() {
  const { t } = useLanguage();
  const asked = new URLSearchParams(useSearch()).get("show");
  const shown = SHOWN.find((one) => one === asked) ?? "new";
  const filter = FILTERS[shown];
  const list = useLeads<LeadFilter & { readonly type: "contact" }>(filter);
  return (
    <Screen
      title={t("questions.title")}
      actions={<ExportButton type="contact" name={t("export.fileQuestions")} />}
    >
      <Choices
        label={t("list.show")}
        choices={SHOWN.map((one) => ({
          href: `/questions?show=${one}`,
          label: t(`questions.${one}`),
          isChosen: one === shown,
        }))}
      />
      <Card title={t(`questions.${shown}`)}>
        <LeadList list={list} empty={t(EMPTY[shown])}>
          {(question) => <QuestionRow question={question} />}
        </LeadList>
      </Card>
    </Screen>
  );
}
