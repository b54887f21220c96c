import { ContainerModule } from 'inversify';
import { Browsing } from '../application/browse';
import { Extensions } from '../application/extensions';
import { Editor } from '../application/item-editing';
import { People } from '../application/users';
import { AccessService, BrowsingService, EditorService, ExtensionsService, NoticesService, PeopleService, PresetsService, SchemaService, UnsavedWorkService } from '../kit';
import { Clock } from '../ports/clock';
import { ExtensionsGateway } from '../ports/extensions-gateway';
import { ItemsGateway } from '../ports/items-gateway';
import { PageForExtensions } from './application.module';
import { bind } from './bind';

/** The use cases of people at work. The sign-in page does without them. */
export const workModule = new ContainerModule((options) => {
  bind(options, PeopleService, [ItemsGateway], (items) => new People(items));
  bind(
    options,
    BrowsingService,
    [ItemsGateway, Clock, SchemaService, PresetsService],
    (items, clock, schema, presets) => new Browsing(items, clock, schema, presets),
  );
  bind(options, ExtensionsService, [ExtensionsGateway, Clock, PageForExtensions], (gateway, clock, page) => new Extensions(gateway, clock, page));
  bind(
    options,
    EditorService,
    [ItemsGateway, SchemaService, AccessService, NoticesService, UnsavedWorkService],
    (items, schema, access, notices, unsaved) => new Editor(items, schema, access, notices, unsaved),
  );
});
