import { token } from '../../kernel';
import type { Clipboard } from '../../ports/environment/clipboard';
import type { Clock } from '../../ports/environment/clock';
import type { Downloads } from '../../ports/environment/downloads';
import type { Identifiers } from '../../ports/environment/identifiers';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { TableFiles } from '../../ports/environment/table-files';
import type { AccessStore } from '../access';
import type { Notifications } from '../notifications';
import type { DraftJournal } from '../recovery';
import type { SchemaStore } from '../schema';
import type { UnsavedChanges } from '../unsaved-changes';

/**
 * The dependencies of lazily loaded operations and editors. Pages construct these with them; classes take a `Pick` of what
 * they use.
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

export const ItemDependencies = token<ItemDependencies>('ItemDependencies');
