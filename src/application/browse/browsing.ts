import { of, tap } from 'rxjs';
import type { View } from '../../domain/presets';
import type { ItemsQuery } from '../../domain/query';
import { primaryKeyOf } from '../../domain/schema';
import { equals, Effect } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { ItemsGateway } from '../../ports/items-gateway';
import { CollectionView, type PresetsStore, type ViewPlace } from '../presets';
import type { SchemaStore } from '../schema';
import { Browse, type KnownLayouts } from './browse';
import { ItemList } from './item-list';

/** For how long a collection that somebody was about to come to is kept for them, in ms. */
const COMING = 1000;

interface Ahead {
  readonly browse: Browse;
  readonly end: Effect;
}

/** Opens collections for browsing. Whoever opens one disposes of it. */
export class Browsing {
  private ahead: Ahead | null = null;

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly clock: Clock,
    private readonly schema: SchemaStore,
    private readonly presets: PresetsStore,
  ) {}

  /** Begins with a collection that somebody is about to come to. Whoever opens it within a second goes on with this. */
  prepare(place: ViewPlace, layouts: KnownLayouts): void {
    this.takeAhead()?.dispose();
    const browse = this.make(place, layouts, {});
    this.ahead = {
      browse,
      end: new Effect(this.clock.after(COMING).pipe(tap(() => this.takeAhead()?.dispose()))),
    };
  }

  /** `borrowed` is what an address brings along for the view. */
  open(place: ViewPlace, layouts: KnownLayouts, borrowed: Partial<View> = {}): Browse {
    const begun =
      Object.keys(borrowed).length === 0 && equals(this.ahead?.browse.view.place, place) ? this.takeAhead() : null;
    return begun ?? this.make(place, layouts, borrowed);
  }

  /** A list apart from anybody's view, for whoever knows what to ask for. */
  list(collection: string, query: ItemsQuery): ItemList {
    const primaryKey = primaryKeyOf(this.schema.schema, collection)?.field ?? null;
    return new ItemList(this.gateway, this.clock, collection, primaryKey, of(query));
  }

  private takeAhead(): Browse | null {
    const { ahead } = this;
    this.ahead = null;
    ahead?.end.dispose();
    return ahead?.browse ?? null;
  }

  private make(place: ViewPlace, layouts: KnownLayouts, borrowed: Partial<View>): Browse {
    const { gateway, clock, schema, presets } = this;
    return new Browse({ gateway, clock, schema, layouts }, new CollectionView(presets, schema, clock, place, borrowed));
  }
}
