import type { Clipboard } from '../../ports/clipboard';
import type { Clock } from '../../ports/clock';
import type { Downloads } from '../../ports/downloads';
import type { Identifiers } from '../../ports/identifiers';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { TableFiles } from '../../ports/table-files';
import type { AccessStore } from '../access';
import type { Notifications } from '../notifications';
import type { DraftJournal } from '../recovery';
import type { SchemaStore } from '../schema';
import type { UnsavedChanges } from '../unsaved-changes';

/**
 * What work on items takes from its surroundings. Operations and editors are fetched when somebody begins to use them, so
 * the page that does makes them of these; what lives as long as the application is a service.
 */
export interface ItemDependencies {
  readonly items: ItemsGateway;
  readonly clipboard: Clipboard;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  readonly schema: SchemaStore;
  readonly access: AccessStore;
  readonly notifications: Notifications;
  readonly unsaved: UnsavedChanges;
  readonly drafts: DraftJournal;
  readonly downloads: Downloads;
  readonly tableFiles: TableFiles;
}
