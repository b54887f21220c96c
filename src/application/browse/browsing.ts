import type { Clock } from '../../ports/clock';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { SchemaStore } from '../schema';
import { ItemList } from './item-list';

/** Opens collections as lists. Whoever opens one disposes of it. */
export class Browsing {
  constructor(
    private readonly gateway: ItemsGateway,
    private readonly clock: Clock,
    private readonly schema: SchemaStore,
  ) {}

  open(collection: string): ItemList {
    return new ItemList(this.gateway, this.clock, this.schema.schema, collection);
  }
}
