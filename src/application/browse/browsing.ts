import { of } from 'rxjs';
import type { View } from '../../domain/presets';
import type { ItemsQuery } from '../../domain/query';
import { primaryKeyOf } from '../../domain/schema';
import type { Clock } from '../../ports/clock';
import type { ItemsGateway } from '../../ports/items-gateway';
import { CollectionView, type PresetsStore, type ViewPlace } from '../presets';
import type { SchemaStore } from '../schema';
import { Browse, type KnownLayouts } from './browse';
import { ItemList } from './item-list';

/** Opens collections for browsing. Whoever opens one disposes of it. */
export class Browsing {
  constructor(
    private readonly gateway: ItemsGateway,
    private readonly clock: Clock,
    private readonly schema: SchemaStore,
    private readonly presets: PresetsStore,
  ) {}

  /** `borrowed` is what an address brings along for the view. */
  open(place: ViewPlace, layouts: KnownLayouts, borrowed: Partial<View> = {}): Browse {
    const { gateway, clock, schema, presets } = this;
    return new Browse({ gateway, clock, schema, layouts }, new CollectionView(presets, schema, clock, place, borrowed));
  }

  /** A list apart from anybody's view, for whoever knows what to ask for. */
  list(collection: string, query: ItemsQuery): ItemList {
    const primaryKey = primaryKeyOf(this.schema.schema, collection)?.field ?? null;
    return new ItemList(this.gateway, this.clock, collection, primaryKey, of(query));
  }
}
