import { ContainerModule } from 'inversify';
import { AccessStore, RolesStore } from '../application/access';
import { Commands, RecentItems } from '../application/commands';
import { Connection, PageTracking } from '../application/connection';
import type { ExtensionPage } from '../application/extensions';
import { Assets } from '../application/files';
import { Notifications } from '../application/notifications';
import { SchemaStore } from '../application/schema';
import { SessionData, Session, type LazyStore } from '../application/session';
import { DevicePreferences, DemoMode, ProjectStore } from '../application/settings';
import { UnsavedChanges } from '../application/unsaved-changes';
import {
  AccessService,
  AccountsService,
  AssetsService,
  DevicePreferencesService,
  CommandsService,
  ConnectionService,
  DemoModeService,
  HydrationService,
  NotificationsService,
  PageTrackingService,
  ProjectService,
  RecentItemsService,
  RolesService,
  SchemaService,
  SessionService,
  UnsavedChangesService,
} from '../kit';
import { token, type Call } from '../kernel';
import { AccountsGateway } from '../ports/accounts-gateway';
import { AssetsGateway } from '../ports/assets-gateway';
import { AuthGateway } from '../ports/auth-gateway';
import { Clock } from '../ports/clock';
import { Demo } from '../ports/demo';
import { Network } from '../ports/network';
import { PermissionsGateway } from '../ports/permissions-gateway';
import { Preferences } from '../ports/preferences';
import { RolesGateway } from '../ports/roles-gateway';
import { SchemaGateway } from '../ports/schema-gateway';
import { ServerGateway } from '../ports/server-gateway';
import { SessionTokens } from '../ports/session-tokens';
import { Tabs } from '../ports/tabs';
import { UsersGateway } from '../ports/users-gateway';
import { bind } from './bind';

/** Loads the code behind the sign-in and the extensions; returns the stores that load with the session's data. Idempotent. */
export const AppLoader = token<() => Call<readonly LazyStore[]>>('WorkLoader');

/** Runs extensions; null where that is not supported. */
export const ExtensionRuntime = token<ExtensionPage | null>('PageForExtensions');

/** Services needed before and during the sign-in, over ports. */
export const applicationModule = new ContainerModule((options) => {
  bind(options, UnsavedChangesService, [], () => new UnsavedChanges());
  bind(
    options,
    SessionService,
    [AuthGateway, Clock, Tabs, UnsavedChangesService],
    (auth, clock, tabs, work) => new Session(auth, clock, tabs, work),
  );
  bind(options, SessionTokens, [SessionService], (session) => session);
  bind(options, NotificationsService, [Clock], (clock) => new Notifications(clock));
  bind(options, AccountsService, [AccountsGateway], (gateway) => gateway);
  bind(options, AssetsService, [AssetsGateway], (gateway) => new Assets(gateway));
  bind(options, CommandsService, [], () => new Commands());
  bind(options, RecentItemsService, [], () => new RecentItems());
  bind(options, ConnectionService, [Network], (network) => new Connection(network));
  bind(
    options,
    PageTrackingService,
    [UsersGateway, Clock, ConnectionService],
    (users, clock, connection) => new PageTracking(users, clock, connection),
  );
  bind(options, SchemaService, [SchemaGateway], (gateway) => new SchemaStore(gateway));
  bind(
    options,
    AccessService,
    [UsersGateway, PermissionsGateway],
    (users, permissions) => new AccessStore(users, permissions),
  );
  bind(options, RolesService, [RolesGateway], (gateway) => new RolesStore(gateway));
  bind(options, ProjectService, [ServerGateway], (gateway) => new ProjectStore(gateway));
  bind(options, DevicePreferencesService, [Preferences], (preferences) => new DevicePreferences(preferences));
  bind(
    options,
    DemoModeService,
    [Demo, NotificationsService],
    (demo, notifications) => new DemoMode(demo, notifications),
  );
  bind(
    options,
    HydrationService,
    [
      SessionService,
      AccessService,
      ProjectService,
      SchemaService,
      RolesService,
      NotificationsService,
      RecentItemsService,
      PageTrackingService,
      AppLoader,
    ],
    (session, access, project, schema, roles, notifications, recent, tracking, loadWork) =>
      new SessionData(session, { access, project, schema, roles }, [notifications, recent, tracking], loadWork),
  );
});
