import { hrefOfPhone } from "#domain/format/phone.ts";
import { Cached } from "#platform/render/cached.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import { iconBefore } from "#ui/icon/icon.tsx";
import { AgencyDetails } from "./agency-details.tsx";
import styles from "./footer.module.css";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { MenuLink, OfficeLine, ShellView } from "../shell-view.ts";
import { Localized } from "#features/site/messages/localized.tsx";

export function Footer({ shell }: { readonly shell: ShellView }) {
  return (
    <Cached as="footer" by="footer" className={styles.footer}>
      <FooterParts shell={shell} />
    </Cached>
  );
}

function FooterParts({ shell }: { readonly shell: ShellView }) {
  const t = useTranslate();
  const { menus, offices, social } = shell;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>{shell.siteName}</p>
          {shell.slogan && <p>{shell.slogan}</p>}
          {social.length > 0 && (
            <ul className={styles.social} aria-label={t("shell.follow")}>
              {social.map(({ name, link }) => (
                <li key={link}>
                  <Anchor className={styles.link} href={link}>
                    {name}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
        {offices.length > 0 && (
          <section aria-labelledby="footer-offices">
            <h2 className={styles.title} id="footer-offices">
              {t("shell.offices")}
            </h2>
            <div className={styles.offices}>
              {offices.map((office) => (
                <OfficeAddress key={office.id} office={office} />
              ))}
            </div>
          </section>
        )}
        {menus.footer.length > 0 && <FooterMenu title={t("shell.pages")} items={menus.footer} />}
      </div>
      <div className={styles.base}>
        <AgencyDetails agency={shell.agency} />
        {menus.legal.length > 0 && (
          <nav aria-label={t("shell.legal")}>
            <FooterLinks className={styles.legal} links={menus.legal} />
          </nav>
        )}
      </div>
    </>
  );
}

function FooterMenu({ title, items }: { title: string; items: readonly MenuLink[] }) {
  return (
    <nav aria-labelledby="footer-pages">
      <h2 className={styles.title} id="footer-pages">
        {title}
      </h2>
      <FooterLinks links={items.flatMap((item) => [item, ...item.children])} />
    </nav>
  );
}

function FooterLinks({ className, links }: { className?: string | undefined; links: readonly MenuLink[] }) {
  return (
    <ul className={className}>
      {links.map(({ id, href, label }) => (
        <li key={id}>
          <Anchor className={styles.link} href={href}>
            <Localized words={label} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function OfficeAddress({ office }: { office: OfficeLine }) {
  const t = useTranslate();
  return (
    <address className={styles.office}>
      <strong>{office.name}</strong>
      <span>{office.street}</span>
      <span>{office.city}</span>
      {office.phone && (
        <a
          {...iconBefore("phone", styles.link)}
          href={hrefOfPhone(office.phone)}
          aria-label={`${t("shell.call", { name: office.name })}: ${office.phone}`}
        >
          {office.phone}
        </a>
      )}
      {office.email && (
        <a
          {...iconBefore("mail", styles.link)}
          href={`mailto:${office.email}`}
          aria-label={`${t("shell.write", { name: office.name })}: ${office.email}`}
        >
          {office.email}
        </a>
      )}
    </address>
  );
}
