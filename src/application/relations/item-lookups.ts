import { type Either, isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, switchMap, tap } from 'rxjs';
import { type Item, itemId, keyOf, type KnownItems, type PrimaryKey } from '../../domain/items';
import { denied } from '../../domain/permissions';
import { equals, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { RelatedItems, type RelatedKeys } from './related-items';

/** Items to read by their keys. */
export interface Lookup extends RelatedKeys {
  readonly fields: readonly string[];
}

interface Answer {
  readonly lookup: Lookup;
  readonly result: Either<Failure, readonly Item[]>;
}

/** The server answers this many items at most. */
const MAX_LOOKED_UP = 100;

/** The items of several collections that were read by their keys, each once until they are refreshed. */
export class ItemLookups {
  private readonly known = new BehaviorSubject<KnownItems>(new Map());
  private readonly failed = new BehaviorSubject<Failure | null>(null);
  private readonly requests = new BehaviorSubject(0);
  /** The ids of known items that are not read again. */
  private readonly current = new Set<string>();
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
    return combineLatest([lookups$, this.requests]).pipe(
      map(([lookups, request]) => [this.missing(lookups), request] as const),
      distinctUntilChanged(([one, first], [other, second]) => first === second && equals(one, other)),
      // All at once: an answer that came alone would cancel the requests that are still running.
      switchMap(([lookups]) =>
        combineLatest(lookups.map((lookup) => this.read(lookup))).pipe(tap((answers) => this.take(answers))),
      ),
    );
  }

  /** Requests the items of a failed request again. */
  retry(): void {
    if (this.failed.value !== null) this.requests.next(this.requests.value + 1);
  }

  /** Reads the shown items again: they may have been changed. Until the answer they stay as they are. */
  refresh(): void {
    this.current.clear();
    this.requests.next(this.requests.value + 1);
  }

  private missing(lookups: readonly Lookup[]): readonly Lookup[] {
    const { access } = this.dependencies.access;
    return lookups
      .map((lookup) => ({
        ...lookup,
        keys: lookup.keys.filter((key) => !this.current.has(itemId(lookup.collection, key))).slice(0, MAX_LOOKED_UP),
      }))
      .filter(({ keys, collection }) => keys.length > 0 && denied(access, collection, 'read') === false);
  }

  private read(lookup: Lookup): Observable<Answer> {
    return this.relatedItems.read(lookup, lookup.fields).pipe(map((result) => ({ lookup, result })));
  }

  private take(answers: readonly Answer[]): void {
    const known = new Map(this.known.value);
    let failure: Failure | null = null;
    for (const { lookup, result } of answers) {
      const { collection, keyField, keys } = lookup;
      if (isLeft(result)) {
        failure ??= result.left;
        continue;
      }
      for (const key of keys) {
        known.set(itemId(collection, key), null);
        this.current.add(itemId(collection, key));
      }
      for (const item of result.right) {
        const key = keyOf(item, keyField);
        if (key !== null) known.set(itemId(collection, key), item);
      }
    }
    this.failed.next(failure);
    this.known.next(known);
  }
}
