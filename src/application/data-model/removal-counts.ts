import { type Observable, of } from 'rxjs';
import { type DifferenceEntry, entryKey } from '../../domain/data-model';
import { type Call, mapCall, type RemoteData, StateValue, toRemoteData } from '../../kernel';
import { type CollectionContents, contentsOf } from './delete-collection';
import type { ModelDependencies } from './model-dependencies';

/** What is deleted with a removal, besides its configuration: of a field, the items that lose its value. */
export type RemovedContents =
  | { readonly kind: 'collection'; readonly contents: CollectionContents }
  | { readonly kind: 'field'; readonly items: number };

/** Counts what the removals of a difference delete, each once and when it is asked for first. */
export class RemovalCounts {
  private readonly counts = new Map<string, StateValue<RemoteData<RemovedContents>>>();

  constructor(private readonly dependencies: Pick<ModelDependencies, 'items' | 'schema'>) {}

  /** Idle for what is no removal of items or values. */
  of$(entry: DifferenceEntry): Observable<RemoteData<RemovedContents>> {
    const key = entryKey(entry);
    const known = this.counts.get(key);
    if (known !== undefined) return known.value$;
    const count = new StateValue<RemoteData<RemovedContents>>({ kind: 'idle' }, this.count(entry));
    this.counts.set(key, count);
    return count.value$;
  }

  /** Stops and forgets all counts; the next difference is counted again. */
  dispose(): void {
    this.counts.forEach((each) => each.dispose());
    this.counts.clear();
  }

  private count({ kind, change, collection }: DifferenceEntry): Observable<RemoteData<RemovedContents>> {
    if (change !== 'removed' || kind === 'relation') return of({ kind: 'idle' });
    const { items } = this.dependencies;
    const counted: Call<RemovedContents> =
      kind === 'collection'
        ? contentsOf(this.dependencies, collection).pipe(mapCall((contents) => ({ kind: 'collection', contents })))
        : items.total(collection).pipe(mapCall((total) => ({ kind: 'field', items: total })));
    return toRemoteData(counted);
  }
}
