import { writeListingQuery } from "#domain/listing/query.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { criteriaOf, queryOf } from "#domain/subscription/criteria.ts";
import { useLocale } from "../shell/locale-context.tsx";
import { useSay } from "../shell/say-context.tsx";
import { Anchor } from "../ui/anchor.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./keep-informed-link.module.css";

/** From a list to being told of what comes into it, with the filters that the visitor chose. */
export function KeepInformedLink({ query }: { readonly query: ListingQuery }) {
  const say = useSay();
  const search = writeListingQuery(queryOf(criteriaOf(query)));
  return (
    <Anchor
      className={styles.link}
      href={hrefOfScreen(useLocale(), "keepMeInformed") + (search && `?${search}`)}
      rel="nofollow"
    >
      <Icon name="mail" />
      {say("listing.keepInformed")}
    </Anchor>
  );
}
