import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, useEffect } from "react";
import { Route, Router, Switch } from "wouter";
import { CallFailed } from "./api/call.ts";
import { ChangedFieldsContext, type ChangedFieldsProps } from "./drafts/fields-in-words.tsx";
import { useChosenLocale } from "./language/chosen-locale.ts";
import { LanguageProvider } from "./language/language.tsx";
import { LoadFailed } from "./shell/loaded.tsx";
import { Screens } from "./screens.tsx";
import { hearOtherTabs } from "./session/other-tabs.ts";
import { PersonContext, SESSION_KEY, useSession } from "./session/session.ts";
import { Announcer } from "./shell/announce.tsx";
import { Frame } from "./frame/frame.tsx";
import { RedeemLink } from "./sign-in/redeem-link.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";
import { SignInOver } from "./sign-in/sign-in-over.tsx";
import { SignInPage } from "./sign-in/sign-in-page.tsx";
import { SITE } from "./site.ts";

const MOST_RETRIES = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays one; what was lost on the way may arrive the next time.
      retry: (failures, error) =>
        failures < MOST_RETRIES && !(error instanceof CallFailed && error.kind === "refused"),
      networkMode: "always",
      staleTime: 10_000,
    },
  },
});

/** The desk of one agency: https://www.agency.be/desk. */
export function App() {
  return (
    <QueryClientProvider client={client}>
      <Router base="/desk">
        <Speaking />
      </Router>
    </QueryClientProvider>
  );
}

function Speaking() {
  const session = useSession();
  const [chosen] = useChosenLocale();
  return (
    <LanguageProvider locale={session.data?.person.locale ?? chosen}>
      <Announcer>
        <Switch>
          <Route path="/sign-in" component={RedeemLink} />
          <Route component={Desk} />
        </Switch>
      </Announcer>
    </LanguageProvider>
  );
}

function Desk() {
  const { data, isPending, isError, refetch } = useSession();
  useEffect(
    () =>
      hearOtherTabs((what) => {
        // Another tab may have signed in somebody else.
        if (what === "signed-out") location.reload();
        else if (client.getQueryData(SESSION_KEY) === null)
          void client.refetchQueries({ queryKey: SESSION_KEY });
      }),
    [],
  );
  if (isPending) return null;
  if (isError)
    return (
      <SignInPage title={SITE.siteName}>
        <LoadFailed refetch={refetch} />
      </SignInPage>
    );
  if (!data) return <SignIn />;
  return (
    <PersonContext value={data.person}>
      <ChangedFieldsContext value={sayChangedFields}>
        <Frame>
          <Screens />
        </Frame>
      </ChangedFieldsContext>
      <SignInOver />
    </PersonContext>
  );
}

/** The words of all fields are loaded by who has to read them; a name that does not come is left out. */
const ChangedFields = lazy(async () => {
  const loaded = await import("./versions/changed-fields.tsx").catch(() => null);
  return { default: loaded?.ChangedFields ?? (({ say }: ChangedFieldsProps) => say("…")) };
});

const sayChangedFields = (props: ChangedFieldsProps) => <ChangedFields {...props} />;
