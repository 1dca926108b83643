import type { SiteContent } from "../api/published.ts";
import { ContentLanguage } from "../content/content-language.tsx";
import { Gone } from "../content/gone.tsx";
import { Loaded } from "../shell/loaded.tsx";
import { useContent } from "../content/use-content.ts";
import { useContentLanguages } from "../content/use-content-languages.ts";
import { DocumentBar } from "../drafts/document-bar.tsx";
import { DraftBoundary } from "../drafts/draft-boundary.tsx";
import { languagesOfChanges } from "../drafts/languages-of-changes.ts";
import { useDocument } from "../drafts/use-document.ts";
import { LanguageBeside } from "../fields/languages/translated-text.tsx";
import { useLanguage } from "../language/language.tsx";
import { previewedIn } from "../preview/previewed-in.ts";
import { usePerson } from "../session/session.ts";
import { Screen } from "../shell/screen.tsx";
import { ToVersions } from "../shell/to-versions.tsx";
import { AgencyForm } from "./agency-form.tsx";
import styles from "./agency.module.css";
import { useMessages } from "./messages.ts";
import type { SiteFile } from "./site-file.ts";
import { SiteGapsNote, SiteLaw } from "./site-law.tsx";

/** The agency's own data, which the law asks each page of its site to say in part. */
export function AgencyScreen() {
  const t = useMessages();
  const isAgent = usePerson().role === "agent";
  const content = useContent(!isAgent);
  // The API refuses it to agents too; whoever follows a colleague's link reads why.
  if (isAgent)
    return (
      <Screen title={t("title")}>
        <p>{t("notForAgents")}</p>
      </Screen>
    );
  return (
    <DraftBoundary resource="site" title={t("title")}>
      <Loaded of={content}>{(data) => <Agency content={data} />}</Loaded>
    </DraftBoundary>
  );
}

function Agency({ content }: { readonly content: SiteContent }) {
  const t = useMessages();
  const { t: desk } = useLanguage();
  const languages = useContentLanguages();
  const { locale } = languages;
  const site = useDocument<SiteFile>("site");
  const back = { href: "/", label: desk("today.title") };
  if (site.state !== "ready")
    return <Gone document={site} title={t("title")} back={back} missing={t("missing")} />;
  const { agency = {} } = site.document;
  return (
    <>
      <DocumentBar
        document={previewedIn(site, locale)}
        title={t("title")}
        back={back}
        notes={site.changed.size > 0 && <SiteGapsNote agency={agency} />}
      />
      <Screen title={t("title")} about={t("about")} actions={<ToVersions resource="site" />}>
        <div className={styles.screen} data-screen="wide">
          <div className={styles.language}>
            <ContentLanguage
              languages={languages}
              document={site.document}
              changed={languagesOfChanges(site.changed)}
            />
          </div>
          <aside className={styles.law}>
            <SiteLaw agency={agency} />
          </aside>
          <div className={styles.form}>
            <LanguageBeside value={languages.beside}>
              <AgencyForm site={site} content={content} locale={locale} />
            </LanguageBeside>
          </div>
        </div>
      </Screen>
    </>
  );
}
