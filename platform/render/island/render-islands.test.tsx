import { useContext, createContext, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { defineIsland } from "./define-island.tsx";
import { renderIslands } from "./render-islands.tsx";
import { IslandsContext } from "./islands-context.ts";

const Language = createContext("none");

const Heart = defineIsland({
  name: "heart",
  hydrate: "touched",
  messages: ["heart.kept"],
  Content: ({ id }: { readonly id: number }) => (
    <button id={useId()} type="button">{`${useContext(Language)} ${id}`}</button>
  ),
});

const Card = defineIsland({
  name: "card",
  hydrate: "visible",
  Content: ({ title }: { readonly title: string }) => (
    <p>
      {title} <Heart id={7} />
    </p>
  ),
});

function render(page: React.ReactNode, onMessages?: (keys: readonly string[]) => void) {
  const islands = renderIslands({
    provide: (island) => <Language value="nl">{island}</Language>,
    ...(onMessages && { onMessages }),
  });
  return renderToString(<IslandsContext value={islands}>{page}</IslandsContext>);
}

test("an island is a root of its own, with its props beside its HTML and the contexts of its page", () => {
  expect(render(<Heart id={1} />)).toMatch(
    /^<page-island name="heart" hydrate="touched" prefix="heart1-"><script type="application\/json">\{"id":1\}<\/script><button id="[^"]*heart1-[^"]*" type="button">nl 1<\/button><\/page-island>$/,
  );
});

test("two islands of a page share no id", () => {
  const ids = [
    ...render(
      <>
        <Heart id={1} />
        <Heart id={1} />
      </>,
    ).matchAll(/ id="([^"]+)"/g),
  ].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test("the same page is the same HTML each time", () => {
  expect(render(<Heart id={1} />)).toBe(render(<Heart id={1} />));
});

test("within another island it is an ordinary part of that", () => {
  const html = render(<Card title="House" />);
  expect(html.match(/<page-island/g)).toHaveLength(1);
  expect(html).toContain("nl 7");
});

test("a text among the props ends neither the script nor the page", () => {
  const html = render(<Card title="</script><script>alert(1)</script>" />);
  expect(html).toContain(String.raw`{"title":"\u003c/script>\u003cscript>alert(1)\u003c/script>"}`);
});

test("a page hears which words its islands say later", () => {
  const keys: string[] = [];
  render(<Heart id={1} />, (more) => keys.push(...more));
  expect(keys).toEqual(["heart.kept"]);
});

test("on a page that is taken over as a whole, an island is rendered as any component", () => {
  expect(renderToString(<Card title="House" />)).toMatch(/^<p>House/);
});
