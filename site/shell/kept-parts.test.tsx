import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { nl } from "#words/nl.ts";
import { createSay } from "#words/words.ts";
import { draw, drawWhole } from "../listing/testing/draw.tsx";
import { KeepContext, Kept } from "../ui/kept.tsx";
import { Footer } from "./frame/footer.tsx";
import { SiteFrame } from "./frame/site-frame.tsx";
import { SHELL } from "./frame/testing/shell.ts";
import { keptParts } from "./kept-parts.server.tsx";
import { addDictionary } from "./words/dictionaries.ts";

addDictionary("nl", nl);

test.each(["/nl", "/nl/te-koop", "/nl/over-ons/team"])(
  "the frame of %s is the same whether it was kept or not",
  (at) => {
    const frame = (
      <SiteFrame shell={SHELL} say={createSay("nl", nl)} languages={[]} pathname={at}>
        <h1>Team</h1>
      </SiteFrame>
    );
    const own = drawWhole(frame, { at });
    const kept = () => drawWhole(<KeepContext value={keptParts(SHELL)}>{frame}</KeepContext>, { at });
    expect(kept()).toBe(own);
    expect(kept()).toBe(own);
  },
);

function footerOf(siteName: string) {
  const shell = { ...SHELL, siteName };
  return draw(
    <KeepContext value={keptParts(shell)}>
      <Footer shell={shell} />
    </KeepContext>,
  );
}

test("two agencies' frames never share a part", () => {
  expect(footerOf("Zilt")).toContain("Zilt");
  expect(footerOf("Huyzen")).not.toContain("Zilt");
});

function listOf(name: string, count: number) {
  return drawWhole(
    <KeepContext value={keptParts(SHELL)}>
      <Kept as="ul" by={() => "list"} values={[name, count]}>
        {([first, second]) => (
          <li id={String(first)}>
            {second} {first}
          </li>
        )}
      </Kept>
    </KeepContext>,
  );
}

test("what stands in a kept part's gaps is this page's, and never more than text", () => {
  expect(listOf("Gent", 3)).toBe('<ul><li id="Gent">3<!-- --> <!-- -->Gent</li></ul>');
  const script = `"><script>alert('1')</script>&`;
  expect(listOf(script, 0)).toBe(
    drawWhole(
      <ul>
        <li id={script}>
          {0} {script}
        </li>
      </ul>,
    ),
  );
});

function Street({ name, homes }: { readonly name: string; readonly homes: number }) {
  return (
    <Kept as="span" className="street" by={() => "street"} values={[name, homes]}>
      {([shown, count]) => (
        <>
          {shown}: {count}
        </>
      )}
    </Kept>
  );
}

function townOf(first: ReactNode, second: ReactNode) {
  return (
    <Kept as="ul" by={() => "town"} values={["Gent"]} parts={[first, second]}>
      {([name], [one, two]) => (
        <>
          <li>{name}</li>
          <li>{one}</li>
          <li>{two}</li>
        </>
      )}
    </Kept>
  );
}

test.each([
  [<Street key="a" name="Kouter" homes={3} />, <Street key="b" name="Drève d'Or" homes={0} />],
  [<Street key="a" name={'"<Veld>" & Co'} homes={1} />, null],
  [null, false],
])("a part that stands in another is the one that the browser draws there", (first, second) => {
  const town = townOf(first, second);
  const kept = () => drawWhole(<KeepContext value={keptParts(SHELL)}>{town}</KeepContext>);
  expect(kept()).toBe(drawWhole(town));
  expect(kept()).toBe(drawWhole(town));
});
