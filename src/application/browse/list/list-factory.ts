import { of, tap } from 'rxjs';
import type { View } from '../../../domain/presets';
import type { ItemsQuery } from '../../../domain/query';
import { primaryKeyOf } from '../../../domain/schema';
import { equals, Effect } from '../../../kernel';
import type { Clock } from '../../../ports/clock';
import type { ItemsGateway } from '../../../ports/items-gateway';
import { CollectionView, type PresetsStore, type ViewRef } from '../../presets';
import type { SchemaStore } from '../../schema';
import { ListSession, type LayoutResolver } from './list-session';
import { ItemList } from './item-list';

/** For how long a collection that somebody was about to come to is kept for them, in ms. */
const PREFETCH_TTL_MS = 1000;

interface Prefetched {
  readonly session: ListSession;
  readonly expiry: Effect;
}

/** Opens collections for browsing. Whoever opens one disposes of it. */
export class ListFactory {
  private prefetched: Prefetched | null = null;

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly clock: Clock,
    private readonly schema: SchemaStore,
    private readonly presets: PresetsStore,
  ) {}

  /** Begins with a collection that somebody is about to come to. Whoever opens it within a second goes on with this. */
  prefetch(place: ViewRef, layouts: LayoutResolver): void {
    this.takePrefetched()?.dispose();
    const browse = this.create(place, layouts, {});
    this.prefetched = {
      session: browse,
      expiry: new Effect(this.clock.after(PREFETCH_TTL_MS).pipe(tap(() => this.takePrefetched()?.dispose()))),
    };
  }

  /** `borrowed` is what an address brings along for the view. */
  open(place: ViewRef, layouts: LayoutResolver, borrowed: Partial<View> = {}): ListSession {
    const begun =
      Object.keys(borrowed).length === 0 && equals(this.prefetched?.session.view.ref, place)
        ? this.takePrefetched()
        : null;
    return begun ?? this.create(place, layouts, borrowed);
  }

  /** A list apart from anybody's view, for whoever knows what to ask for. */
  list(collection: string, query: ItemsQuery): ItemList {
    const primaryKey = primaryKeyOf(this.schema.schema, collection)?.field ?? null;
    return new ItemList(this.gateway, this.clock, collection, primaryKey, of(query));
  }

  private takePrefetched(): ListSession | null {
    const { prefetched } = this;
    this.prefetched = null;
    prefetched?.expiry.dispose();
    return prefetched?.session ?? null;
  }

  private create(place: ViewRef, layouts: LayoutResolver, borrowed: Partial<View>): ListSession {
    const { gateway, clock, schema, presets } = this;
    return new ListSession(
      { gateway, clock, schema, layouts },
      new CollectionView(presets, schema, clock, place, borrowed),
    );
  }
}
