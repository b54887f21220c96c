import type { View } from '../../domain/presets';
import type { Clock } from '../../ports/clock';
import type { ItemsGateway } from '../../ports/items-gateway';
import { CollectionView, type PresetsStore, type ViewPlace } from '../presets';
import type { SchemaStore } from '../schema';
import { Browse, type KnownLayouts } from './browse';

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
}
