import type { PageHead } from "#features/site/page-head.ts";
import type { SubscriptionFormView } from "./subscription-form-view.ts";

type Known = { readonly token: string; readonly email: string; readonly summary: string };

/** What stands behind a link of a subscription's mails. */
export type TokenView = {
  readonly head: PageHead;
} &
  /** A link that this site never made, and one whose subscription has ended. */
  (
    | { readonly kind: "lost" }
    | { readonly kind: "ended" }
    | (Known & { readonly kind: "unconfirmed" })
    | (Known & {
        readonly kind: "confirmed";
        readonly form: SubscriptionFormView;
        readonly isJustConfirmed: boolean;
        readonly isSaved: boolean;
        readonly isAddressAsked: boolean;
        /** The day on which it ends, where its subscriber was told of one. */
        readonly endsOn: string | null;
      })
  );
