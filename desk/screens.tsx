import { lazy } from "react";
import { Link, Route, Switch, useLocation } from "wouter";
import { isClosedTo } from "./frame/sections.ts";
import { useLanguage } from "./language/language.tsx";
import { usePerson } from "./session/session.ts";
import { Screen } from "./shell/screen.tsx";
import { ScreenBoundary } from "./shell/screen-boundary.tsx";
import { TodayScreen } from "./today.tsx";

const QuestionsScreen = lazy(async () => ({
  default: (await import("./questions/questions.tsx")).QuestionsScreen,
}));
const QuestionScreen = lazy(async () => ({
  default: (await import("./questions/question.tsx")).QuestionScreen,
}));
const VisitsScreen = lazy(async () => ({ default: (await import("./visits/visits.tsx")).VisitsScreen }));
const StaysScreen = lazy(async () => ({ default: (await import("./stays/stays.tsx")).StaysScreen }));
const ListingsScreen = lazy(async () => ({
  default: (await import("./listings/listings.tsx")).ListingsScreen,
}));
const ListingScreen = lazy(async () => ({ default: (await import("./listings/listing.tsx")).ListingScreen }));
const PhotosScreen = lazy(async () => ({
  default: (await import("./listings/photos-screen.tsx")).PhotosScreen,
}));
const AgendaScreen = lazy(async () => ({
  default: (await import("./agenda/agenda-screen.tsx")).AgendaScreen,
}));
const RentalsScreen = lazy(async () => ({
  default: (await import("./rentals/rentals-screen.tsx")).RentalsScreen,
}));
const RentalScreen = lazy(async () => ({
  default: (await import("./rentals/rental-screen.tsx")).RentalScreen,
}));
const BeginListing = lazy(async () => ({
  default: (await import("./listings/new-listing.tsx")).BeginListing,
}));
const NewListingScreen = lazy(async () => ({
  default: (await import("./listings/new-listing.tsx")).NewListingScreen,
}));
const HoursScreen = lazy(async () => ({ default: (await import("./hours/hours.tsx")).HoursScreen }));
const AgencyScreen = lazy(async () => ({
  default: (await import("./agency/agency-screen.tsx")).AgencyScreen,
}));
const FiguresScreen = lazy(async () => ({ default: (await import("./figures/figures.tsx")).FiguresScreen }));
const PeopleScreen = lazy(async () => ({ default: (await import("./people/people.tsx")).PeopleScreen }));
const InviteScreen = lazy(async () => ({ default: (await import("./people/invite.tsx")).InviteScreen }));
const PersonScreen = lazy(async () => ({ default: (await import("./people/person.tsx")).PersonScreen }));
const PagesScreen = lazy(async () => ({ default: (await import("./pages/pages.tsx")).PagesScreen }));
const PageEditorScreen = lazy(async () => ({
  default: (await import("./pages/page-editor.tsx")).PageEditorScreen,
}));
const MenuScreen = lazy(async () => ({ default: (await import("./menus/menu.tsx")).MenuScreen }));
const ItemsScreen = lazy(async () => ({ default: (await import("./news/items.tsx")).ItemsScreen }));
const ItemEditorScreen = lazy(async () => ({
  default: (await import("./news/item-editor.tsx")).ItemEditorScreen,
}));
const VersionsScreen = lazy(async () => ({
  default: (await import("./versions/versions.tsx")).VersionsScreen,
}));
const AccountScreen = lazy(async () => ({ default: (await import("./account/account.tsx")).AccountScreen }));

/** Which screen answers at an address below /desk; all but the first are loaded when they are opened. */
export function Screens() {
  const { role } = usePerson();
  const [path] = useLocation();
  if (isClosedTo(role, path)) return <ClosedScreen />;
  return (
    <ScreenBoundary>
      <Switch>
        <Route path="/" component={TodayScreen} />
        <Route path="/listings" component={ListingsScreen} />
        <Route path="/listings/new" component={BeginListing} />
        <Route path="/listings/new/:key">
          {({ key }) => <NewListingScreen key={key} listingKey={key} />}
        </Route>
        <Route path="/listings/:id">{({ id }) => <ListingScreen key={id} id={id} />}</Route>
        <Route path="/listings/:id/photos">{({ id }) => <PhotosScreen key={id} id={id} />}</Route>
        <Route path="/questions" component={QuestionsScreen} />
        <Route path="/questions/:id">{({ id }) => <QuestionScreen key={id} id={id} />}</Route>
        <Route path="/visits" component={VisitsScreen} />
        <Route path="/stays" component={StaysScreen} />
        <Route path="/agenda" component={AgendaScreen} />
        <Route path="/rentals" component={RentalsScreen} />
        <Route path="/rentals/:id">{({ id }) => <RentalScreen key={id} id={id} />}</Route>
        <Route path="/hours" component={HoursScreen} />
        <Route path="/figures" component={FiguresScreen} />
        <Route path="/agency" component={AgencyScreen} />
        <Route path="/people" component={PeopleScreen} />
        <Route path="/people/new" component={InviteScreen} />
        <Route path="/people/:id">{({ id }) => <PersonScreen key={id} id={id} />}</Route>
        <Route path="/pages" component={PagesScreen} />
        <Route path="/pages/:id/*?">
          {({ id, "*": part = "" }) => <PageEditorScreen key={id} id={Number(id)} part={part} />}
        </Route>
        <Route path="/menus/:type?">{({ type = "main" }) => <MenuScreen type={type} />}</Route>
        <Route path="/content/:kind">{({ kind }) => <ItemsScreen kind={kind} />}</Route>
        <Route path="/content/:kind/:id/*?">
          {({ kind, id, "*": part = "" }) => (
            <ItemEditorScreen key={`${kind}/${id}`} kind={kind} id={Number(id)} part={part} />
          )}
        </Route>
        <Route path="/versions/*?">{({ "*": path = "" }) => <VersionsScreen path={path} />}</Route>
        <Route path="/account" component={AccountScreen} />
        <Route component={UnknownScreen} />
      </Switch>
    </ScreenBoundary>
  );
}

function ClosedScreen() {
  const { t } = useLanguage();
  return (
    <Screen title={t("page.closed")}>
      <p>{t("page.closedText")}</p>
      <p>
        <Link href="/">{t("page.toToday")}</Link>
      </p>
    </Screen>
  );
}

function UnknownScreen() {
  const { t } = useLanguage();
  return (
    <Screen title={t("page.missing")}>
      <p>
        <Link href="/">{t("page.toToday")}</Link>
      </p>
    </Screen>
  );
}
