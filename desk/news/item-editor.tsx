import { useSearch } from "wouter";
import { inBrussels } from "#domain/format/moments.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { SiteContent } from "../api/published.ts";
import { ContentEditor } from "../blocks/content-editor.tsx";
import { Gone } from "../content/gone.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { nameOfKind } from "../content/name-of-kind.ts";
import { useContent } from "../content/use-content.ts";
import { DraftBoundary } from "../drafts/draft-boundary.tsx";
import { useDocument } from "../drafts/use-document.ts";
import { useLanguage } from "../language/language.tsx";
import { useNow } from "../shell/use-now.ts";
import { addressesOf, type ItemDocument, newItem } from "./item-document.ts";
import { ItemFields } from "./item-fields.tsx";
import { useMessages } from "./messages.ts";

type ItemEditorProps = { readonly kind: string; readonly id: number; readonly part: string };

/** One item of the agency's own content. */
export function ItemEditorScreen(props: ItemEditorProps) {
  const t = useMessages();
  const content = useContent();
  return (
    <DraftBoundary resource={`entities/${props.kind}/items/${props.id}`} title={t("own")}>
      <Loaded of={content}>{(data) => <ItemEditor {...props} content={data} />}</Loaded>
    </DraftBoundary>
  );
}

function ItemEditor({ kind: name, id, part, content }: ItemEditorProps & { readonly content: SiteContent }) {
  const t = useMessages();
  const { locale } = useLanguage();
  const now = useNow();
  const isNew = new URLSearchParams(useSearch()).has("new");
  const resource = `entities/${name}/items/${id}`;
  const item = useDocument<ItemDocument>(
    resource,
    isNew ? { newDocument: newItem(inBrussels(now)!.date) } : {},
  );
  const kind = content.kinds.find((one) => one.name === name);
  const label = kind ? nameOfKind(kind, content.pages, locale) : t("own");
  const back = { href: `/content/${name}`, label };
  if (item.state !== "ready" || !kind)
    return <Gone document={item} title={label} back={back} missing={t("gone")} />;
  const above = content.pages.find((one) => one.id === kind.pageId)?.addresses ?? {};
  const title = textOf(item.document.title, locale) || t("untitled");
  const findings = item.findings.map((finding) =>
    // The check counts the items of their kind first.
    Object.assign({}, finding, { path: finding.path.replace(/^items\.\d+\./, "") }),
  );
  return (
    <ContentEditor
      document={item}
      {...{ content, part, title, back, findings, resource }}
      href={`/content/${name}/${id}`}
      addresses={addressesOf(item.published, above)}
      isOwnFirst
      own={{
        label: t("item"),
        renderFields: (shown) => (
          <ItemFields {...{ kind, item, content, findings, resource, back }} locale={shown} />
        ),
      }}
    />
  );
}
