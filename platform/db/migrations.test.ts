import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "../../migrations");
/** Before this one, servers were stopped for a new version. */
const FIRST_TO_LIVE_WITH = "0016";

type Rule = {
  readonly breaks: RegExp;
  readonly why: string;
  /** What makes it safe all the same. */
  readonly unless?: RegExp;
};

/** What a server of the version before cannot live with. */
const RULES: readonly Rule[] = [
  { breaks: /\bdrop (table|view|column|function|type)\b/, why: "older servers still read it" },
  { breaks: /\brename\b/, why: "older servers know the former name" },
  { breaks: /\balter column \w+ (set data )?type\b/, why: "older servers read and write the former type" },
  { breaks: /\bset not null\b/, why: "older servers leave it empty" },
  { breaks: /\badd column [^,;]*\bnot null\b/, unless: /\bdefault\b/, why: "older servers do not fill it" },
  { breaks: /\bcreate (or replace )?(constraint )?trigger\b/, why: "older servers do not expect it" },
  {
    breaks: /\badd (constraint|check|unique|foreign key|primary key|exclude)\b/,
    why: "older servers may break it",
  },
];

/** Statements of a migration in lower case, without comments. */
function statementsOf(sql: string): string[] {
  const plain = sql.replaceAll(/--[^\n]*/g, "").toLowerCase();
  return plain.split(";").map((statement) => statement.replaceAll(/\s+/g, " ").trim());
}

/** A unique index on a table that was there before refuses rows that older servers write. */
function uniqueOnOlderTable(statement: string, all: readonly string[]): boolean {
  const table = /^create unique index (?:if not exists )?\S+ on (\S+)/.exec(statement)?.[1];
  return table !== undefined && !all.some((other) => other.startsWith(`create table ${table} `));
}

/** What of a migration an older server cannot live with; a line `-- contract: …` says since when nothing needs it any more. */
function breaksOf(sql: string): string[] {
  if (/^-- contract: \S/m.test(sql)) return [];
  const statements = statementsOf(sql);
  return statements.flatMap((statement) => {
    const broken = RULES.filter((rule) => isBrokenBy(rule, statement)).map(({ why }) => why);
    return uniqueOnOlderTable(statement, statements)
      ? broken.concat("older servers may write it twice")
      : broken;
  });
}

function isBrokenBy({ breaks, unless }: Rule, statement: string): boolean {
  const at = statement.search(breaks);
  if (at < 0) return false;
  const [clause = ""] = statement.slice(at).split(/,(?![^(]*\))/, 1);
  return !unless?.test(clause);
}

const names = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && name >= FIRST_TO_LIVE_WITH);

test.each(names)("servers of the version before live with %s", (name) => {
  expect(breaksOf(readFileSync(join(FOLDER, name), "utf8"))).toEqual([]);
});

test.each([
  "alter table estate drop column hash",
  "alter table estate add column rank int not null",
  "alter table estate add column a int not null, add column b int not null default 0",
  "alter table estate alter column price type numeric",
  "alter table estate alter column price set not null",
  "alter table estate rename column price to amount",
  "alter table label add constraint named check (name <> '')",
  "create unique index mail_once on mail (site_id, recipient)",
  "create trigger told after insert on mail execute function tell()",
  "DROP TABLE\n  kind",
])("no server of the version before lives with: %s", (sql) => {
  expect(breaksOf(sql)).not.toEqual([]);
  expect(breaksOf(`-- contract: 0023 took its place\n${sql}`)).toEqual([]);
});

test.each([
  "create table note (id int not null, check (id > 0), unique (id)); create unique index n on note (id)",
  "alter table estate add column rank int not null default 0",
  "alter table estate add column rank int",
  "create index rental_hold_end on rental_hold (held_until)",
  "-- drop column later\nalter table estate add column rank int",
])("every server lives with: %s", (sql) => {
  expect(breaksOf(sql)).toEqual([]);
});
