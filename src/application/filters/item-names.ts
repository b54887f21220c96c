import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, map, mergeMap, of, Subject, tap, type Observable } from 'rxjs';
import { itemId, type PrimaryKey, referencedKey } from '../../domain/items';
import { activityItemSearch } from '../../domain/revisions';
import { relatedCollectionOf } from '../../domain/schema';
import { type NameSearch, nameSearch } from '../../domain/search';
import { Effect, type Json } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { AccessStore } from '../access';
import type { SchemaStore } from '../data-model';

/** Keys per request; the URL length is limited. */
const MAX_KEYS = 100;

const NO_NAMES: ReadonlyMap<string, string> = new Map();

export interface NamedItem {
  readonly collection: string;
  readonly item: PrimaryKey;
}

interface NameRequest {
  readonly collection: string;
  readonly keys: readonly PrimaryKey[];
}

/** Names of items known by key, loaded on request. Each key is requested once. */
export class ItemNames {
  private readonly names = new BehaviorSubject<ReadonlyMap<string, string | null>>(new Map());
  private readonly requested = new Set<string>();
  private readonly requests$ = new Subject<NameRequest>();
  private readonly work: Effect;
  /** By `itemId`; null for an item that has none or could not be read, left out before the answer. */
  readonly names$: Observable<ReadonlyMap<string, string | null>> = this.names.asObservable();

  constructor(
    private readonly items: ItemsGateway,
    private readonly schema: SchemaStore,
    /** The language of the reader, for names that are translated. */
    private readonly language: string | null = null,
    /** For items of any collection, which the user may not be able to read: unreadable ones are not requested. */
    private readonly access: Pick<AccessStore, 'access'> | null = null,
  ) {
    this.work = new Effect(this.requests$.pipe(mergeMap((request) => this.fetch(request))));
  }

  /** Null while the name is not known. */
  nameOf(collection: string, key: PrimaryKey): string | null {
    return this.names.value.get(itemId(collection, key)) ?? null;
  }

  setName(collection: string, key: PrimaryKey, name: string): void {
    this.names.next(new Map([...this.names.value, [itemId(collection, key), name]]));
  }

  request(collection: string, keys: readonly PrimaryKey[]): void {
    const fresh = [...new Set(keys)].filter(
      (key) => !this.requested.has(itemId(collection, key)) && this.nameOf(collection, key) === null,
    );
    for (const key of fresh) this.requested.add(itemId(collection, key));
    for (let start = 0; start < fresh.length; start += MAX_KEYS)
      this.requests$.next({ collection, keys: fresh.slice(start, start + MAX_KEYS) });
  }

  /** Requests the names of items of several collections, with one request for each collection. */
  requestAll(items: readonly NamedItem[]): void {
    const keys = new Map<string, PrimaryKey[]>();
    for (const { collection, item } of items) keys.set(collection, [...(keys.get(collection) ?? []), item]);
    for (const [collection, all] of keys) this.request(collection, all);
  }

  /** Requests the items that these values of a field refer to; none for a field that is not a relation. */
  requestRelated(collection: string, field: string, values: readonly Json[]): void {
    const related = relatedCollectionOf(this.schema.schema, collection, field);
    const keys = values.flatMap((value) => referencedKey(value) ?? []);
    if (related !== null) this.request(related, keys);
  }

  dispose(): void {
    this.work.dispose();
  }

  private fetch({ collection, keys }: NameRequest): Observable<unknown> {
    const search = this.searchFor(collection, keys);
    const names$ =
      search === null
        ? of(NO_NAMES)
        : this.items
            .list(collection, search.query)
            .pipe(map((answer) => (isLeft(answer) ? NO_NAMES : search.namesIn(answer.right))));
    return names$.pipe(
      tap((named) => {
        const added = keys.map((key) => [itemId(collection, key), named.get(String(key)) || null] as const);
        this.names.next(new Map([...this.names.value, ...added]));
      }),
    );
  }

  private searchFor(collection: string, keys: readonly PrimaryKey[]): NameSearch | null {
    const { schema } = this.schema;
    return this.access === null
      ? nameSearch(schema, collection, keys, this.language)
      : activityItemSearch(schema, this.access.access, collection, keys, this.language);
  }
}
