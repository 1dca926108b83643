import type { ReactNode } from "react";
import type { PageAnswer } from "./page-answer.ts";

/** The words of an address between its slashes, by their names in the table of screens. */
type PathParams = Readonly<Record<string, string>>;

/** What a page is asked with: who it is for, and the address. */
export type PageRequest<Context> = {
  readonly context: Context;
  readonly request: Request;
  readonly url: URL;
  readonly params: PathParams;
};

/** A page of the site: what it asks for, what it answers to its own form, and what it shows. */
export type Page<Context, Data> = {
  /** Asks for what the page shows. */
  readonly load: (asked: PageRequest<Context>) => Promise<PageAnswer<Data>> | PageAnswer<Data>;
  /** Takes the page's own form, sent without scripts; without it a form is answered 405. */
  readonly action?: (asked: PageRequest<Context>) => Promise<PageAnswer<Data>>;
  /** Renders what stands between the site's header and footer. */
  readonly Content: (props: { readonly data: Data }) => ReactNode;
};

/** An address that never shows a page of its own: it leads on, or sends a file. */
export type Resource<Context> = Pick<Page<Context, never>, "load">;
