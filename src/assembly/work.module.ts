import { ContainerModule } from 'inversify';
import { Browsing } from '../application/browse';
import { Editor } from '../application/item-editing';
import { AccessService, BrowsingService, EditorService, NoticesService, SchemaService, UnsavedWorkService } from '../kit';
import { Clock } from '../ports/clock';
import { ItemsGateway } from '../ports/items-gateway';
import { bind } from './bind';

/** The use cases of people at work. The sign-in page does without them. */
export const workModule = new ContainerModule((options) => {
  bind(options, BrowsingService, [ItemsGateway, Clock, SchemaService], (items, clock, schema) => new Browsing(items, clock, schema));
  bind(
    options,
    EditorService,
    [ItemsGateway, SchemaService, AccessService, NoticesService, UnsavedWorkService],
    (items, schema, access, notices, unsaved) => new Editor(items, schema, access, notices, unsaved),
  );
});
