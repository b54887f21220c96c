import type { Clock } from '../../ports/clock';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { SchemaStore } from '../schema';

/** What the editing of filters takes from its surroundings. */
export interface FilterParts {
  readonly items: ItemsGateway;
  readonly clock: Clock;
  readonly schema: SchemaStore;
}
