import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { CardGrid } from "../../listing/card/card-grid.tsx";
import { useSay } from "../../shell/words/say-context.tsx";
import { Anchor } from "../../ui/link/anchor.tsx";
import { Button } from "../../ui/link/button.tsx";
import type { UnitChoice, UnitsView } from "../estate-view.ts";
import { Words } from "../facts/field.tsx";
import { ProjectProgress } from "./project-progress.tsx";
import { UnitsTable } from "./units-table.tsx";
import styles from "./units.module.css";

/** The homes of a project: how far it has come, which of them the visitor wants, and these as rows or as cards. */
export function Units({ units }: { readonly units: UnitsView | null }) {
  const say = useSay();
  if (!units) return null;
  return (
    <div className={styles.units}>
      <ProjectProgress progress={units.progress} />
      <Filter units={units} />
      <output className={styles.count}>
        {say("estate.unitsShown", { shown: units.rows.length, total: units.total })}
      </output>
      {units.rows.length === 0 && <p>{say("estate.noUnits")}</p>}
      {units.cards ? <CardGrid cards={units.cards} /> : <UnitsTable units={units.rows} />}
    </div>
  );
}

/** Plain links and a plain form: with script they change the list in place, without it they ask for the page anew. */
function Filter({ units }: { readonly units: UnitsView }) {
  const say = useSay();
  const submit = useSubmit();
  const isBusy = useNavigation().location?.pathname === units.path;
  const form = useEarlyChoices();
  const change = (event: FormEvent<HTMLFormElement>) => submit(event.currentTarget, IN_PLACE);
  const isFiltered = [...units.bedrooms, ...units.statuses].some(({ isChosen }) => isChosen);
  return (
    <div className={styles.bar}>
      <Form
        ref={form}
        action={`${units.path}#units`}
        className={styles.filter}
        aria-busy={isBusy}
        onChange={change}
        preventScrollReset
      >
        {units.cards && <input type="hidden" name="view" value="cards" />}
        <Choices name="transaction" legend={say("estate.availability")} choices={units.statuses} />
        <Choices name="bedrooms" legend={say("estate.bedrooms")} choices={units.bedrooms} />
        <noscript>
          <Button type="submit" look="quiet">
            {say("listing.search")}
          </Button>
        </noscript>
        {isFiltered && (
          <Anchor href={hrefOf(units, { keepsFilter: false, cards: units.cards !== null })} keepScroll>
            {say("listing.clear")}
          </Anchor>
        )}
      </Form>
      <p className={styles.views}>
        {[false, true].map((cards) => (
          <Anchor
            key={String(cards)}
            href={hrefOf(units, { keepsFilter: true, cards })}
            keepScroll
            aria-current={cards === (units.cards !== null) ? "true" : undefined}
          >
            {say(cards ? "estate.asCards" : "estate.asTable")}
          </Anchor>
        ))}
      </p>
    </div>
  );
}

const IN_PLACE = { replace: true, preventScrollReset: true } as const;

/** What a visitor ticked before this code was there counts as well. */
function useEarlyChoices() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isAwake = useRef(false);
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
    const isEarly = [...boxes].some(({ checked, defaultChecked }) => checked !== defaultChecked);
    if (isEarly && !isAwake.current) void submit(form.current, IN_PLACE);
    isAwake.current = true;
  }, [submit]);
  return form;
}

type ChoicesProps = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly UnitChoice[];
};

function Choices({ name, legend, choices }: ChoicesProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const drawn = useRef(choices);
  // Not drawn anew, which would take the keyboard's place away: "clear all" and Back change what is chosen.
  useEffect(() => {
    if (drawn.current === choices) return;
    for (const input of box.current?.querySelectorAll("input") ?? [])
      input.checked = choices.some(({ value, isChosen }) => isChosen && value === input.value);
  }, [choices]);
  if (choices.length < 2 && !choices.some(({ isChosen }) => isChosen)) return null;
  return (
    <fieldset ref={box}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, isChosen }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
          <span>
            <Words words={label} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function hrefOf(units: UnitsView, { keepsFilter, cards }: { keepsFilter: boolean; cards: boolean }): string {
  const chosen = (name: string, choices: readonly UnitChoice[]) =>
    choices.filter(({ isChosen }) => isChosen && keepsFilter).map(({ value }) => [name, value]);
  const query = new URLSearchParams([
    ...(cards ? [["view", "cards"]] : []),
    ...chosen("transaction", units.statuses),
    ...chosen("bedrooms", units.bedrooms),
  ]);
  return `${units.path}${query.size > 0 ? `?${query}` : ""}#units`;
}
