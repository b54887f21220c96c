import { ContainerModule } from 'inversify';
import { AccessStore, RolesStore } from '../application/access';
import { Browsing } from '../application/browse';
import { Editor } from '../application/item-editing';
import { Notices } from '../application/notices';
import { PresetsStore } from '../application/presets';
import { SchemaStore } from '../application/schema';
import { Hydration, Session } from '../application/session';
import { Choices, Demonstration, ProjectStore } from '../application/settings';
import {
  AccessService,
  BrowsingService,
  ChoicesService,
  DemonstrationService,
  EditorService,
  HydrationService,
  NoticesService,
  PresetsService,
  ProjectService,
  RolesService,
  SchemaService,
  SessionService,
} from '../kit';
import { AuthGateway } from '../ports/auth-gateway';
import { Clock } from '../ports/clock';
import { Demo } from '../ports/demo';
import { ItemsGateway } from '../ports/items-gateway';
import { PermissionsGateway } from '../ports/permissions-gateway';
import { Preferences } from '../ports/preferences';
import { PresetsGateway } from '../ports/presets-gateway';
import { RolesGateway } from '../ports/roles-gateway';
import { SchemaGateway } from '../ports/schema-gateway';
import { ServerGateway } from '../ports/server-gateway';
import { SessionTokens } from '../ports/session-tokens';
import { UsersGateway } from '../ports/users-gateway';
import { bind } from './bind';

/** Use cases and stores; they take ports and do not care who stands behind them. */
export const applicationModule = new ContainerModule((options) => {
  bind(options, SessionService, [AuthGateway, Clock], (auth, clock) => new Session(auth, clock));
  bind(options, SessionTokens, [SessionService], (session) => session);
  bind(options, NoticesService, [Clock], (clock) => new Notices(clock));
  bind(options, SchemaService, [SchemaGateway], (gateway) => new SchemaStore(gateway));
  bind(options, AccessService, [UsersGateway, PermissionsGateway], (users, permissions) => new AccessStore(users, permissions));
  bind(options, RolesService, [RolesGateway], (gateway) => new RolesStore(gateway));
  bind(options, PresetsService, [PresetsGateway], (gateway) => new PresetsStore(gateway));
  bind(options, ProjectService, [ServerGateway], (gateway) => new ProjectStore(gateway));
  bind(options, ChoicesService, [Preferences], (preferences) => new Choices(preferences));
  bind(options, DemonstrationService, [Demo, NoticesService], (demo, notices) => new Demonstration(demo, notices));
  bind(options, BrowsingService, [ItemsGateway, Clock, SchemaService], (items, clock, schema) => new Browsing(items, clock, schema));
  bind(
    options,
    EditorService,
    [ItemsGateway, SchemaService, AccessService, NoticesService],
    (items, schema, access, notices) => new Editor(items, schema, access, notices),
  );
  bind(
    options,
    HydrationService,
    [SessionService, AccessService, ProjectService, SchemaService, PresetsService, RolesService],
    (session, access, project, schema, presets, roles) => new Hydration(session, { access, project, schema, presets, roles }),
  );
});
