import { ContainerModule } from 'inversify';
import { AccessStore, RolesStore } from '../application/access';
import { PageActions, RecentItems } from '../application/actions';
import { Connection, KeptPage, PageTracking } from '../application/connection';
import type { ExtensionPage } from '../application/extensions';
import { Assets } from '../application/files';
import { Notifications } from '../application/notifications';
import { SchemaStore } from '../application/data-model';
import { Translator } from '../kit';
import { type LazyStore, Session, SessionData } from '../application/session';
import {
  Appearance,
  CapabilitiesStore,
  DevicePreferences,
  DemoMode,
  ProjectStore,
  Theme,
} from '../application/settings';
import { UnsavedChanges, UnsavedTabs } from '../application/unsaved-changes';
import { token, type Call } from '../kernel';
import { AssetsGateway } from '../ports/gateways/assets-gateway';
import { AuthGateway } from '../ports/gateways/auth-gateway';
import { Clock } from '../ports/environment/clock';
import { Demo } from '../ports/environment/demo';
import { KeptReports } from '../ports/environment/kept-reports';
import { OpenPage } from '../ports/environment/open-page';
import { PageVisibility } from '../ports/environment/page-visibility';
import { Network } from '../ports/environment/network';
import { PermissionsGateway } from '../ports/gateways/permissions-gateway';
import { Preferences } from '../ports/environment/preferences';
import { RolesGateway } from '../ports/gateways/roles-gateway';
import { SchemaGateway } from '../ports/gateways/schema-gateway';
import { ServerGateway } from '../ports/gateways/server-gateway';
import { SessionMemory } from '../ports/gateways/session-memory';
import { Reachability } from '../ports/environment/reachability';
import { SessionTokens } from '../ports/environment/session-tokens';
import { Tabs } from '../ports/environment/tabs';
import { UsersGateway } from '../ports/gateways/users-gateway';
import { bind } from './bind';

/** Loads the code behind the sign-in; returns its stores, which load with the session's data. Idempotent. */
export const AppLoader = token<() => Call<readonly LazyStore[]>>('WorkLoader');

/** Runs extensions; null where that is not supported. */
export const ExtensionRuntime = token<ExtensionPage | null>('PageForExtensions');

/** Services needed before and during the sign-in, over ports. */
export const applicationModule = new ContainerModule((options) => {
  bind(options, UnsavedChanges, [], () => new UnsavedChanges());
  bind(
    options,
    Session,
    [AuthGateway, Clock, Tabs, UnsavedChanges],
    (auth, clock, tabs, work) => new Session(auth, clock, tabs, work),
  );
  bind(options, UnsavedTabs, [Tabs, Clock], (tabs, clock) => new UnsavedTabs(tabs, clock));
  bind(options, SessionTokens, [Session], (session) => session);
  bind(options, Notifications, [Clock, PageVisibility], (clock, { visible$ }) => new Notifications(clock, visible$));
  bind(options, Assets, [AssetsGateway, Connection], (gateway, { reconnected$ }) => new Assets(gateway, reconnected$));
  bind(options, PageActions, [], () => new PageActions());
  bind(options, RecentItems, [], () => new RecentItems());
  bind(options, Connection, [Network], (network) => new Connection(network));
  bind(options, Reachability, [Connection], (connection) => connection);
  bind(
    options,
    KeptPage,
    [Connection, OpenPage, UnsavedChanges, Clock],
    (connection, openPage, unsaved, clock) => new KeptPage(connection, openPage, unsaved, clock),
  );
  bind(options, KeptReports, [KeptPage], (page) => page);
  bind(
    options,
    PageTracking,
    [UsersGateway, Clock, Connection],
    (users, clock, connection) => new PageTracking(users, clock, connection),
  );
  bind(
    options,
    SchemaStore,
    [SchemaGateway, Translator, ServerGateway],
    (gateway, translator, server) => new SchemaStore(gateway, (texts) => translator.setOwnTexts(texts), server),
  );
  bind(
    options,
    AccessStore,
    [UsersGateway, PermissionsGateway],
    (users, permissions) => new AccessStore(users, permissions),
  );
  bind(options, RolesStore, [RolesGateway], (gateway) => new RolesStore(gateway));
  bind(options, ProjectStore, [ServerGateway], (gateway) => new ProjectStore(gateway));
  bind(options, CapabilitiesStore, [ServerGateway], (gateway) => new CapabilitiesStore(gateway));
  bind(options, DevicePreferences, [Preferences], (preferences) => new DevicePreferences(preferences));
  bind(
    options,
    Appearance,
    [UsersGateway, AccessStore, DevicePreferences, Theme, Tabs, Notifications],
    (users, access, preferences, theme, tabs, notifications) =>
      new Appearance({ users, access, preferences, theme, tabs, notifications }),
  );
  bind(
    options,
    DemoMode,
    [Demo, Notifications, Clock, Preferences, Session],
    (demo, notifications, clock, preferences, session) =>
      new DemoMode(demo, { notifications, clock, preferences, session }),
  );
  bind(
    options,
    SessionData,
    [
      Session,
      AccessStore,
      CapabilitiesStore,
      ProjectStore,
      SchemaStore,
      RolesStore,
      Notifications,
      RecentItems,
      PageTracking,
      AppLoader,
      SessionMemory,
      Connection,
      UnsavedChanges,
      KeptPage,
      Clock,
    ],
    (
      session,
      access,
      capabilities,
      project,
      schema,
      roles,
      notifications,
      recent,
      tracking,
      loadApp,
      memory,
      { reconnected$ },
      unsaved,
      keptPage,
      clock,
    ) =>
      new SessionData({
        session,
        stores: { access, capabilities, project, schema, roles },
        memory,
        clock,
        reconnected$,
        unsaved,
        notifications,
        clearables: [notifications, recent, tracking, keptPage],
        loadApp,
      }),
  );
});
