import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { itemId, keyOf, type PrimaryKey, referencedKey } from '../../domain/items';
import { primaryKeyOf, relatedCollectionOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { Effect, type Json } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';
import type { SchemaStore } from '../data-model';

/** Keys per request; the URL length is limited. */
const MAX_KEYS = 100;

interface NameRequest {
  readonly collection: string;
  readonly keys: readonly PrimaryKey[];
}

/** Names of items known by key, loaded on request. Each key is requested once. */
export class ItemNames {
  private readonly names = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());
  private readonly requested = new Set<string>();
  private readonly requests$ = new Subject<NameRequest>();
  private readonly work: Effect;
  /** Emits when names were loaded or set. */
  readonly names$: Observable<ReadonlyMap<string, string>> = this.names.asObservable();

  constructor(
    private readonly items: ItemsGateway,
    private readonly schema: SchemaStore,
    /** The language of the reader, for names that are translated. */
    private readonly language: string | null = null,
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
    const fresh = keys
      .filter((key) => !this.requested.has(itemId(collection, key)) && this.nameOf(collection, key) === null)
      .slice(0, MAX_KEYS);
    if (fresh.length === 0) return;
    for (const key of fresh) this.requested.add(itemId(collection, key));
    this.requests$.next({ collection, keys: fresh });
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
    const { schema } = this.schema;
    const primaryKey = primaryKeyOf(schema, collection)?.field;
    if (primaryKey === undefined) return EMPTY;
    const template = collectionTemplate(schema, collection, null, this.language);
    const query = {
      filter: { [primaryKey]: { _in: [...keys] } },
      fields: [...new Set([primaryKey, ...template.fields])],
      limit: keys.length,
    };
    return this.items.list(collection, query).pipe(
      tap((result) => {
        if (isLeft(result)) return;
        const named = result.right.flatMap((item) => {
          const [key, name] = [keyOf(item, primaryKey), template.render(item)];
          return key === null || name === '' ? [] : [[itemId(collection, key), name] as const];
        });
        this.names.next(new Map([...this.names.value, ...named]));
      }),
    );
  }
}
