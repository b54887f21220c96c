import type { Clock } from '../../ports/clock';
import type { Downloads } from '../../ports/downloads';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { TableFiles } from '../../ports/table-files';
import type { AccessStore } from '../access';
import type { Notices } from '../notices';
import type { SchemaStore } from '../schema';
import type { UnsavedWork } from '../unsaved-work';

/** What work on many items at once takes from its surroundings. The work itself is fetched when somebody begins it. */
export interface BulkParts {
  readonly gateway: ItemsGateway;
  readonly clock: Clock;
  readonly schema: SchemaStore;
  readonly access: AccessStore;
  readonly notices: Notices;
  readonly unsaved: UnsavedWork;
  readonly downloads: Downloads;
  readonly files: TableFiles;
}
