import { ContainerModule } from 'inversify';
import { Browsing, CopyValues, CopyViewLink, EditCell, MoveItem, Refreshing, RescheduleItem } from '../application/browse';
import { Present } from '../application/clock';
import { Extensions } from '../application/extensions';
import { PresetsStore } from '../application/presets';
import { RelatedItems } from '../application/relations';
import { People } from '../application/users';
import {
  AccessService, BrowsingService, ConnectionService, CopyValuesService, CopyViewLinkService, EditCellService,
  ExtensionsService, MoveItemService, NoticesService, PeopleService, PresentService, PresetsService, RefreshingService,
  RelatedItemsService, RescheduleItemService, SchemaService, SessionService, UnsavedWorkService, WorkPartsService,
} from '../kit';
import { Attention } from '../ports/attention';
import { Clipboard } from '../ports/clipboard';
import { Clock } from '../ports/clock';
import { Downloads } from '../ports/downloads';
import { ExtensionsGateway } from '../ports/extensions-gateway';
import { ItemsGateway } from '../ports/items-gateway';
import { PresetsGateway } from '../ports/presets-gateway';
import { TableFiles } from '../ports/table-files';
import { Tabs } from '../ports/tabs';
import { PageForExtensions } from './application.module';
import { bind } from './bind';

/** The use cases of people at work. The sign-in page does without them. */
export const workModule = new ContainerModule((options) => {
  bind(options, PresentService, [Clock], (clock) => new Present(clock));
  bind(options, RelatedItemsService, [ItemsGateway], (items) => new RelatedItems(items));
  bind(options, PresetsService, [PresetsGateway, Tabs, ConnectionService], (gateway, tabs, connection) => new PresetsStore(gateway, tabs, connection.regained$));
  bind(options, PeopleService, [ItemsGateway], (items) => new People(items));
  bind(
    options,
    BrowsingService,
    [ItemsGateway, Clock, SchemaService, PresetsService],
    (items, clock, schema, presets) => new Browsing(items, clock, schema, presets),
  );
  bind(
    options,
    EditCellService,
    [ItemsGateway, Clock, AccessService, NoticesService],
    (items, clock, access, notices) => new EditCell(items, clock, access, notices),
  );
  bind(options, MoveItemService, [ItemsGateway, Clock, NoticesService], (items, clock, notices) => new MoveItem(items, clock, notices));
  bind(options, RescheduleItemService, [ItemsGateway, NoticesService], (items, notices) => new RescheduleItem(items, notices));
  bind(options, CopyValuesService, [Clipboard, NoticesService], (clipboard, notices) => new CopyValues(clipboard, notices));
  bind(options, CopyViewLinkService, [Clipboard, NoticesService], (clipboard, notices) => new CopyViewLink(clipboard, notices));
  bind(
    options,
    WorkPartsService,
    [ItemsGateway, Clock, SchemaService, AccessService, NoticesService, UnsavedWorkService, Downloads, TableFiles],
    (items, clock, schema, access, notices, unsaved, downloads, files) => ({
      items, clock, schema, access, notices, unsaved, downloads, files,
    }),
  );
  bind(
    options,
    RefreshingService,
    [Clock, SessionService, ConnectionService, UnsavedWorkService, Attention],
    (clock, session, connection, unsaved, attention) => new Refreshing(clock, { session, connection, unsaved, attention }),
  );
  bind(options, ExtensionsService, [ExtensionsGateway, Clock, PageForExtensions], (gateway, clock, page) => new Extensions(gateway, clock, page));
});
