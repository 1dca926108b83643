import { useEffect, useRef, useState } from "react";
import { useSay } from "../../shell/words/say-context.tsx";
import type { SectionView } from "../estate-view.ts";
import styles from "./section-tabs.module.css";

/** The way around the page: it stays in sight, and marks the part that is being read. */
export function SectionTabs({ sections }: { readonly sections: readonly SectionView[] }) {
  const say = useSay();
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentSection(sections);
  useEffect(() => scrollIntoBar(bar.current, current), [current]);
  if (sections.length < 3) return null;
  return (
    <nav ref={bar} className={styles.tabs} aria-label={say("estate.sections")}>
      <ul>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`} aria-current={key === current ? "location" : undefined}>
              {say(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part whose top has come into the upper part of the window last. */
function useCurrentSection(sections: readonly SectionView[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        setCurrent(sections.find(({ key }) => seen.has(key))?.key ?? null);
      },
      { rootMargin: "-64px 0px -70% 0px" },
    );
    for (const { key } of sections) {
      const section = document.getElementById(key);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

/** Moves the bar alone: `scrollIntoView` would also move the page. */
function scrollIntoBar(bar: HTMLElement | null, current: string | null): void {
  const tab = current && bar?.querySelector<HTMLElement>("[aria-current]");
  bar?.scrollTo({ left: tab ? tab.offsetLeft - bar.clientWidth / 2 + tab.offsetWidth / 2 : 0 });
}
