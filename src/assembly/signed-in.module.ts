import { ContainerModule } from 'inversify';
import { defer } from 'rxjs';
import { ClipboardWriter } from '../application/clipboard';
import { ListFactory, EditCell, MoveItem, AutoRefreshFactory } from '../application/browse';
import { Now } from '../application/clock';
import { Extensions } from '../application/extensions';
import { PresetsStore } from '../application/presets';
import { DraftJournal } from '../application/recovery';
import { RelatedItems } from '../application/relations';
import { UserDirectory } from '../application/users';
import {
  AccessService,
  ListFactoryService,
  ConnectionService,
  ClipboardWriterService,
  EditCellService,
  ExtensionsService,
  HistoryDependenciesService,
  MoveItemService,
  NotificationsService,
  UserDirectoryService,
  NowService,
  PresetsService,
  AutoRefreshFactoryService,
  RelatedItemsService,
  SchemaService,
  SessionService,
  DraftJournalService,
  UnsavedChangesService,
  ItemDependenciesService,
} from '../kit';
import { PageVisibility } from '../ports/page-visibility';
import { Clipboard } from '../ports/clipboard';
import { Clock } from '../ports/clock';
import { CommentsGateway } from '../ports/comments-gateway';
import { Downloads } from '../ports/downloads';
import { EditJournal } from '../ports/edit-journal';
import { ExtensionsGateway } from '../ports/extensions-gateway';
import { Identifiers } from '../ports/identifiers';
import { ItemsGateway } from '../ports/items-gateway';
import { PresetsGateway } from '../ports/presets-gateway';
import { RevisionsGateway } from '../ports/revisions-gateway';
import { TableFiles } from '../ports/table-files';
import { Tabs } from '../ports/tabs';
import { ExtensionRuntime } from './application.module';
import { bind } from './bind';

const fetchRights = async () => {
  const { itemGate } = await import(/* webpackChunkName: "item-rights" */ '../domain/permissions');
  return itemGate;
};

/** Use cases behind the sign-in, which the sign-in page does not load. */
export const signedInModule = new ContainerModule((options) => {
  bind(options, NowService, [Clock], (clock) => new Now(clock));
  bind(options, RelatedItemsService, [ItemsGateway], (items) => new RelatedItems(items));
  bind(
    options,
    PresetsService,
    [PresetsGateway, Tabs, ConnectionService],
    (gateway, tabs, connection) => new PresetsStore(gateway, tabs, connection.reconnected$),
  );
  bind(options, UserDirectoryService, [ItemsGateway], (items) => new UserDirectory(items));
  bind(
    options,
    ListFactoryService,
    [ItemsGateway, Clock, SchemaService, PresetsService],
    (items, clock, schema, presets) => new ListFactory(items, clock, schema, presets),
  );
  bind(
    options,
    EditCellService,
    [ItemsGateway, Clock, AccessService, NotificationsService],
    (items, clock, access, notifications) => new EditCell(items, clock, access, notifications, defer(fetchRights)),
  );
  bind(
    options,
    MoveItemService,
    [ItemsGateway, Clock, NotificationsService],
    (items, clock, notifications) => new MoveItem(items, clock, notifications),
  );
  bind(
    options,
    ClipboardWriterService,
    [Clipboard, NotificationsService],
    (clipboard, notifications) => new ClipboardWriter(clipboard, notifications),
  );
  bind(
    options,
    DraftJournalService,
    [EditJournal, Clock, Identifiers, SessionService, NotificationsService, PageVisibility],
    (journal, clock, identifiers, session, notifications, attention) =>
      new DraftJournal(journal, { clock, identifiers, session, notifications, attention }),
  );
  bind(
    options,
    ItemDependenciesService,
    [
      ItemsGateway,
      Clipboard,
      Clock,
      Identifiers,
      SchemaService,
      AccessService,
      NotificationsService,
      UnsavedChangesService,
      DraftJournalService,
      Downloads,
      TableFiles,
    ],
    (items, clipboard, clock, identifiers, schema, access, notifications, unsaved, unfinished, downloads, files) => ({
      items,
      clipboard,
      clock,
      identifiers,
      schema,
      access,
      notifications,
      unsaved,
      drafts: unfinished,
      downloads,
      tableFiles: files,
    }),
  );
  bind(
    options,
    HistoryDependenciesService,
    [ItemDependenciesService, RevisionsGateway, CommentsGateway],
    ({ items, clock, schema, access, notifications, unsaved }, revisions, comments) => ({
      items,
      clock,
      schema,
      access,
      notifications,
      unsaved,
      revisions,
      comments,
    }),
  );
  bind(
    options,
    AutoRefreshFactoryService,
    [Clock, SessionService, ConnectionService, UnsavedChangesService, PageVisibility],
    (clock, session, connection, unsaved, attention) =>
      new AutoRefreshFactory(clock, { session, connection, unsaved, attention }),
  );
  bind(
    options,
    ExtensionsService,
    [ExtensionsGateway, Clock, ExtensionRuntime],
    (gateway, clock, page) => new Extensions(gateway, clock, page),
  );
});
