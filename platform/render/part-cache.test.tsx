import { createContext, type ReactNode, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Cached, PartCacheContext } from "./cached.tsx";
import { defineIsland } from "./island/define-island.tsx";
import { createPartCache } from "./part-cache.tsx";

const Language = createContext("nl");

function Card({ title }: { readonly title: string }) {
  return <h2 title={`"${title}" & more`}>{`${title} ${useContext(Language)}`}</h2>;
}

const card = (title: string) => (
  <Cached as="article" className="card" by={title}>
    <Card title={title} />
    {"< and "}
    {title}
  </Cached>
);

function renderIn(language: string, content: ReactNode, hear = () => {}) {
  const provide = (part: ReactNode) => {
    hear();
    return <Language value={language}>{part}</Language>;
  };
  const cache = createPartCache({ scope: language, provide });
  return renderToString(<PartCacheContext value={cache}>{content}</PartCacheContext>);
}

test("a page with cached parts is the same as one without, the first time and each time after", () => {
  const plain = renderToString(card("House"));
  expect(renderIn("nl", card("House"))).toBe(plain);
  expect(renderIn("nl", card("House"))).toBe(plain);
});

test("a part is rendered once for all pages of a site in one language", () => {
  const hear = vi.fn<() => void>();
  const pages = ["nl", "nl", "fr"].map((language) => renderIn(language, card("Flat"), hear));
  expect(hear).toHaveBeenCalledTimes(2);
  expect(pages[2]).toContain("Flat fr");
});

test("a part that is rendered from other things is another part", () => {
  expect(renderIn("nl", card("Villa"))).not.toBe(renderIn("nl", card("Loft")));
});

const WithId = () => <p id={useId()} />;
const Counter = defineIsland({ name: "counter", hydrate: "touched", Content: () => <p /> });

test.each([
  ["an id of React's", <WithId key="id" />],
  ["an urgent picture", <img key="picture" src="/a.jpg" alt="" fetchPriority="high" />],
  ["The island counter", <Counter key="island" />],
])("what is one page's own is refused: %s", (what, content) => {
  const part = (
    <Cached as="div" by={what}>
      {content}
    </Cached>
  );
  expect(() => renderIn("nl", part)).toThrow(what);
});
