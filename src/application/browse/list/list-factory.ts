import { of, tap } from 'rxjs';
import type { Filter } from '../../../domain/filters';
import type { View } from '../../../domain/presets';
import type { ItemsQuery } from '../../../domain/query';
import { primaryKeyOf } from '../../../domain/schema';
import { equals, Effect } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { AccessStore } from '../../access';
import { memoryView, type PresetsStore, savedView } from '../../presets';
import type { SchemaStore } from '../../data-model';
import { ListSession, type LayoutResolver } from './list-session';
import { ItemList } from './item-list';
import { withNameFields } from './with-name-fields';

/** A prefetched list is disposed of after this time. */
const PREFETCH_TTL_MS = 1000;

/** A list to open: a collection or a part of it, with a saved view or one in memory. */
export interface ListRef {
  readonly collection: string;
  /** Null for the default view. */
  readonly bookmark?: number | null | undefined;
  /** Limits the list to a part of the collection; see `ListSession`. */
  readonly lockedFilter?: Filter | null | undefined;
  /** Requested with each row, whatever the layout shows. */
  readonly fields?: readonly string[] | undefined;
  /** The view lives in memory and begins as the built-in one with these changes; without them it is the saved view. */
  readonly memoryView?: Partial<View> | undefined;
}

interface Prefetched {
  readonly ref: ListRef;
  readonly session: ListSession;
  readonly expiry: Effect;
}

/** Creates list sessions. The caller disposes of them. */
export class ListFactory {
  private prefetched: Prefetched | null = null;
  private readonly gateway: ItemsGateway;

  constructor(
    items: ItemsGateway,
    private readonly clock: Clock,
    private readonly schema: SchemaStore,
    private readonly presets: PresetsStore,
    private readonly access: Pick<AccessStore, 'access'>,
  ) {
    this.gateway = items.shown ?? items;
  }

  /** Starts loading a list the user is about to open. `open` within a second returns it. */
  prefetch(ref: ListRef, layouts: LayoutResolver): void {
    this.takePrefetched()?.dispose();
    const browse = this.create(ref, layouts, {});
    this.prefetched = {
      ref,
      session: browse,
      expiry: new Effect(this.clock.after(PREFETCH_TTL_MS).pipe(tap(() => this.takePrefetched()?.dispose()))),
    };
  }

  /** `urlView` is the part of the view given by the URL. */
  open(ref: ListRef, layouts: LayoutResolver, urlView: Partial<View> = {}): ListSession {
    const prefetched =
      Object.keys(urlView).length === 0 && equals(this.prefetched?.ref, ref) ? this.takePrefetched() : null;
    return prefetched ?? this.create(ref, layouts, urlView);
  }

  /** A list for a fixed query, without a saved view. */
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

  private create(ref: ListRef, layouts: LayoutResolver, urlView: Partial<View>): ListSession {
    const { clock, schema, presets, access } = this;
    const { collection, bookmark = null, lockedFilter = null, fields = [] } = ref;
    const gateway = withNameFields(this.gateway, { schema, access }, fields);
    const view =
      ref.memoryView === undefined
        ? savedView(presets, schema, clock, { collection, bookmark }, urlView)
        : memoryView(schema, clock, collection, { ...ref.memoryView, ...urlView });
    return new ListSession({ gateway, clock, schema, layouts }, view, lockedFilter);
  }
}
