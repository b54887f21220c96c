import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  merge,
  type Observable,
  switchMap,
  tap,
} from 'rxjs';
import { type Item, itemId, keyOf, type KnownItems, type PrimaryKey } from '../../domain/items';
import { denied } from '../../domain/permissions';
import { equals, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { RelatedItems, type RelatedKeys } from './related-items';

/** Items to read by their keys. */
export interface Lookup extends RelatedKeys {
  readonly fields: readonly string[];
}

/** The server answers this many items at most. */
const MAX_LOOKED_UP = 100;

/** The items of several collections that were read by their keys, each once. */
export class ItemLookups {
  private readonly known = new BehaviorSubject<KnownItems>(new Map());
  private readonly failed = new BehaviorSubject<Failure | null>(null);
  private readonly retries = new BehaviorSubject(0);
  private readonly relatedItems: RelatedItems;
  readonly known$: Observable<KnownItems> = this.known.asObservable();
  /** The failure of the latest request. */
  readonly failed$: Observable<Failure | null> = this.failed.asObservable();

  constructor(private readonly dependencies: Pick<ItemDependencies, 'items' | 'access'>) {
    this.relatedItems = new RelatedItems(dependencies.items);
  }

  /** Null for an item that is not known, is missing, or may not be read. */
  itemOf(collection: string, key: PrimaryKey): Item | null {
    return this.known.value.get(itemId(collection, key)) ?? null;
  }

  /** Reads the items that are not known yet, as far as the role may read their collections. */
  reads(lookups$: Observable<readonly Lookup[]>): Observable<unknown> {
    return combineLatest([lookups$.pipe(map((lookups) => this.missing(lookups))), this.retries]).pipe(
      distinctUntilChanged(([one, first], [other, second]) => first === second && equals(one, other)),
      switchMap(([lookups]) => merge(...lookups.map((lookup) => this.read(lookup)))),
    );
  }

  /** Requests the items of a failed request again. */
  retry(): void {
    if (this.failed.value !== null) this.retries.next(this.retries.value + 1);
  }

  private missing(lookups: readonly Lookup[]): readonly Lookup[] {
    const { access } = this.dependencies.access;
    return lookups
      .map((lookup) => ({
        ...lookup,
        keys: lookup.keys
          .filter((key) => !this.known.value.has(itemId(lookup.collection, key)))
          .slice(0, MAX_LOOKED_UP),
      }))
      .filter(({ keys, collection }) => keys.length > 0 && denied(access, collection, 'read') === false);
  }

  private read({ fields, ...keys }: Lookup): Observable<unknown> {
    const { collection, keyField } = keys;
    return this.relatedItems.read(keys, fields).pipe(
      tap((result) => {
        this.failed.next(isLeft(result) ? result.left : null);
        if (isLeft(result)) return;
        const known = new Map(this.known.value);
        for (const key of keys.keys) known.set(itemId(collection, key), null);
        for (const item of result.right) {
          const key = keyOf(item, keyField);
          if (key !== null) known.set(itemId(collection, key), item);
        }
        this.known.next(known);
      }),
    );
  }
}
