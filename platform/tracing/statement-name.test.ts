import { expect, test } from "vitest";
import { statementName } from "./statement-name.ts";

test.each([
  ["select id from estate where site_id = $1 and email = 'someone@example.be'", "select estate"],
  ["with found as (select * from estate_content) select count(*) from found", "select estate_content"],
  ["insert into mail (site_id, draft) values ($1, $2)", "insert mail"],
  ["update only public.site set name = $1", "update public.site"],
  ['delete from "appointment" where id = $1', "delete appointment"],
  ["begin", "begin"],
  ["  \n  COMMIT", "commit"],
  ["vacuum", "statement"],
  ["", "statement"],
])("a span of %j is called %j", (text, name) => {
  expect(statementName(text)).toBe(name);
});
