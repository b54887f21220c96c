import { BehaviorSubject, combineLatest, type Observable, of, startWith, Subject, switchMap } from 'rxjs';
import type { Item, PrimaryKey } from '../../domain/items';
import { readablePaths } from '../../domain/permissions';
import { primaryKeyOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import {
  type Call,
  idle,
  mapCall,
  mapRemoteData,
  ready,
  type RemoteData,
  StateValue,
  succeed,
  toRemoteData,
} from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { ItemDependencies } from '../dependencies';

export interface RelatedKeys {
  readonly collection: string;
  readonly keyField: string;
  readonly keys: readonly (string | number)[];
}

/** Reads related items that are shown by their keys, and counts those of an item. */
export class RelatedItems {
  private readonly items: Pick<ItemsGateway, 'list' | 'count'>;

  constructor(items: Pick<ItemsGateway, 'list' | 'count' | 'shown'>) {
    this.items = items.shown ?? items;
  }

  /** Items with these fields, in the order of the keys; missing and unreadable ones are left out. */
  read({ collection, keyField, keys }: RelatedKeys, fields: readonly string[]): Call<readonly Item[]> {
    if (keys.length === 0) return succeed([]);
    const positions = new Map(keys.map((key, index) => [String(key), index]));
    const positionOf = (item: Item): number => positions.get(String(item[keyField])) ?? keys.length;
    return this.items
      .list(collection, {
        fields: [...new Set([...fields, keyField])],
        filter: { [keyField]: { _in: keys } },
        limit: keys.length,
      })
      .pipe(mapCall((found) => [...found].sort((one, other) => positionOf(one) - positionOf(other))));
  }

  /** The number of readable rows whose foreign key is this key. */
  count({ collection, keyField }: Omit<RelatedKeys, 'keys'>, foreignKey: string, key: PrimaryKey): Call<number> {
    return this.items
      .count(collection, { filter: { [foreignKey]: { _eq: key } } }, keyField)
      .pipe(mapCall(({ filter_count }) => filter_count));
  }
}

/** The title of a related item; null if it is missing or unreadable. */
export type RelatedName = RemoteData<string | null>;

/** The title of the item behind a key. */
export class RelatedItem {
  private readonly key = new BehaviorSubject<PrimaryKey | null>(null);
  private readonly retries$ = new Subject<void>();
  private readonly names = new Map<PrimaryKey, string>();
  private readonly name: StateValue<RelatedName>;
  /** Idle while there is no key. */
  readonly name$: Observable<RelatedName>;

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    private readonly collection: string,
    private readonly template: string | null,
    /** The language of the reader, for names that are translated. */
    private readonly language: string | null = null,
  ) {
    const requests$ = combineLatest([this.key, this.retries$.pipe(startWith(undefined))]);
    this.name = new StateValue<RelatedName>(idle, requests$.pipe(switchMap(([key]) => this.nameOf(key))));
    this.name$ = this.name.value$;
  }

  setKey(key: PrimaryKey | null): void {
    if (key !== this.key.value) this.key.next(key);
  }

  /** Stores the title of an item that is known already, so that it is not requested. */
  cacheName(key: PrimaryKey, name: string): void {
    this.names.set(key, name);
  }

  /** The item may have another title by now. */
  reread(): void {
    this.names.clear();
    this.retries$.next();
  }

  retry(): void {
    this.retries$.next();
  }

  dispose(): void {
    this.name.dispose();
  }

  private nameOf(key: PrimaryKey | null): Observable<RelatedName> {
    if (key === null) return of(idle);
    const cached = this.names.get(key);
    return cached === undefined ? this.read(key) : of(ready(cached));
  }

  private read(key: PrimaryKey): Observable<RelatedName> {
    const {
      items,
      access,
      schema: { schema },
    } = this.dependencies;
    const keyField = primaryKeyOf(schema, this.collection)?.field;
    if (keyField === undefined) return of(ready(null));
    const template = collectionTemplate(schema, this.collection, this.template, this.language);
    const fields = readablePaths(access.access, schema, this.collection, template.fields);
    const found = new RelatedItems(items).read({ collection: this.collection, keyField, keys: [key] }, fields);
    return toRemoteData(found).pipe(
      mapRemoteData(([item]) => (item === undefined ? null : template.render(item) || String(key))),
    );
  }
}
