import { ContainerModule } from 'inversify';
import { ClipboardWriter } from '../application/clipboard';
import { ListFactory, EditCell, MoveItem, AutoRefreshFactory } from '../application/browse';
import { Now } from '../application/clock';
import { Extensions } from '../application/extensions';
import { UploadSession } from '../application/files';
import { BookmarkPermissions, PresetsStore } from '../application/presets';
import { DraftJournal } from '../application/recovery';
import { RelatedItems } from '../application/relations';
import { AccountRiskCheck, ItemsWithoutTokens, OwnAccount, RoleReload, UserDirectory } from '../application/users';
import { PageVisibility } from '../ports/environment/page-visibility';
import { Clipboard } from '../ports/environment/clipboard';
import { Clock } from '../ports/environment/clock';
import { ActivityGateway } from '../ports/gateways/activity-gateway';
import { CommentsGateway } from '../ports/gateways/comments-gateway';
import { EditJournal } from '../ports/environment/edit-journal';
import { ExtensionsGateway } from '../ports/gateways/extensions-gateway';
import { Identifiers } from '../ports/environment/identifiers';
import { ItemsGateway } from '../ports/gateways/items-gateway';
import { PresetsGateway } from '../ports/gateways/presets-gateway';
import { RevisionsGateway } from '../ports/gateways/revisions-gateway';
import { Tabs } from '../ports/environment/tabs';
import { ExtensionRuntime } from './application.module';
import { bind } from './bind';
import { VerifiedGateways } from './gateways.module';
import { Connection } from '../application/connection';
import { SchemaStore } from '../application/data-model';
import { AccessStore, PermissionChanges, RolesStore } from '../application/access';
import { Notifications } from '../application/notifications';
import { ItemPrefetch, Session } from '../application/session';
import { Appearance } from '../application/settings';
import { UnsavedChanges, UnsavedReporter } from '../application/unsaved-changes';
import { HistoryDependencies } from '../application/history';

/** Use cases behind the sign-in, which the sign-in page does not load. */
export const signedInModule = new ContainerModule((options) => {
  bind(options, Now, [Clock], (clock) => new Now(clock));
  bind(options, ItemPrefetch, [ItemsGateway, Clock], (items, clock) => new ItemPrefetch(items, clock));
  bind(
    options,
    ItemsGateway,
    [VerifiedGateways, SchemaStore, AccessStore],
    ({ items }, schema, access) => new ItemsWithoutTokens(items, { schema, access }),
  );
  bind(options, UploadSession, [], () => new UploadSession());
  bind(options, RelatedItems, [ItemsGateway], (items) => new RelatedItems(items));
  bind(
    options,
    PresetsStore,
    [PresetsGateway, Tabs, Connection, Notifications],
    (gateway, tabs, connection, notifications) =>
      new PresetsStore(gateway, tabs, connection.reconnected$, notifications),
  );
  bind(options, BookmarkPermissions, [AccessStore, Clock], (access, clock) => new BookmarkPermissions(access, clock));
  bind(options, PermissionChanges, [], () => new PermissionChanges());
  bind(options, OwnAccount, [AccessStore, Appearance], (access, appearance) => new OwnAccount(access, appearance));
  bind(
    options,
    RoleReload,
    [RolesStore, AccessStore, SchemaStore],
    (roles, access, schema) => new RoleReload(roles, access, schema),
  );
  bind(options, UserDirectory, [ItemsGateway], (items) => new UserDirectory(items));
  bind(options, AccountRiskCheck, [ItemsGateway, AccessStore], (items, access) => new AccountRiskCheck(items, access));
  bind(
    options,
    ListFactory,
    [ItemsGateway, Clock, SchemaStore, PresetsStore, AccessStore],
    (items, clock, schema, presets, access) => new ListFactory(items, clock, schema, presets, access),
  );
  bind(
    options,
    EditCell,
    [ItemsGateway, SchemaStore, AccessStore, Clock, Notifications],
    (items, schema, access, clock, notifications) => new EditCell({ items, schema, access, clock, notifications }),
  );
  bind(
    options,
    MoveItem,
    [ItemsGateway, Clock, Notifications, SchemaStore],
    (items, clock, notifications, schema) => new MoveItem(items, clock, notifications, schema),
  );
  bind(
    options,
    ClipboardWriter,
    [Clipboard, Notifications],
    (clipboard, notifications) => new ClipboardWriter(clipboard, notifications),
  );
  bind(
    options,
    DraftJournal,
    [EditJournal, Clock, Identifiers, Session, Notifications, PageVisibility],
    (journal, clock, identifiers, session, notifications, attention) =>
      new DraftJournal(journal, { clock, identifiers, session, notifications, attention }),
  );
  bind(
    options,
    UnsavedReporter,
    [Tabs, UnsavedChanges, Identifiers, PageVisibility, Notifications],
    (tabs, unsaved, identifiers, visibility, notifications) =>
      new UnsavedReporter({ tabs, unsaved, identifiers, visibility, notifications }),
  );
  bind(
    options,
    HistoryDependencies,
    [
      ItemsGateway,
      Clock,
      SchemaStore,
      AccessStore,
      Notifications,
      UnsavedChanges,
      RevisionsGateway,
      CommentsGateway,
      ActivityGateway,
    ],
    (items, clock, schema, access, notifications, unsaved, revisions, comments, activity) => ({
      items,
      clock,
      schema,
      access,
      notifications,
      unsaved,
      revisions,
      comments,
      activity,
    }),
  );
  bind(
    options,
    AutoRefreshFactory,
    [Clock, Session, Connection, UnsavedChanges, PageVisibility],
    (clock, session, connection, unsaved, attention) =>
      new AutoRefreshFactory(clock, { session, connection, unsaved, attention }),
  );
  bind(
    options,
    Extensions,
    [ExtensionsGateway, Clock, ExtensionRuntime],
    (gateway, clock, page) => new Extensions(gateway, clock, page),
  );
});
