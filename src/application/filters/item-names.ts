import { BehaviorSubject, EMPTY, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { keyOf, type PrimaryKey } from '../../domain/items';
import { primaryKeyOf } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { Effect } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { SchemaStore } from '../schema';

const placeOf = (collection: string, key: PrimaryKey): string => `${collection}/${key}`;

/** As many as fit the address of one request. */
const MOST = 100;

interface Wanted {
  readonly collection: string;
  readonly keys: readonly PrimaryKey[];
}

/** How items are called to which somebody has only the keys. One that cannot be had is not asked for again. */
export class ItemNames {
  private readonly known = new BehaviorSubject<ReadonlyMap<string, string>>(new Map());
  private readonly asked = new Set<string>();
  private readonly wanted$ = new Subject<Wanted>();
  private readonly work: Effect;
  /** Emits whenever more is known. */
  readonly names$: Observable<ReadonlyMap<string, string>> = this.known.asObservable();

  constructor(
    private readonly items: ItemsGateway,
    private readonly schema: SchemaStore,
  ) {
    this.work = new Effect(this.wanted$.pipe(mergeMap((wanted) => this.fetch(wanted))));
  }

  /** Null as long as nobody knows. */
  nameOf(collection: string, key: PrimaryKey): string | null {
    return this.known.value.get(placeOf(collection, key)) ?? null;
  }

  know(collection: string, key: PrimaryKey, name: string): void {
    this.known.next(new Map([...this.known.value, [placeOf(collection, key), name]]));
  }

  want(collection: string, keys: readonly PrimaryKey[]): void {
    const fresh = keys
      .filter((key) => !this.asked.has(placeOf(collection, key)) && this.nameOf(collection, key) === null)
      .slice(0, MOST);
    if (fresh.length === 0) return;
    for (const key of fresh) this.asked.add(placeOf(collection, key));
    this.wanted$.next({ collection, keys: fresh });
  }

  dispose(): void {
    this.work.dispose();
  }

  private fetch({ collection, keys }: Wanted): Observable<unknown> {
    const { schema } = this.schema;
    const primaryKey = primaryKeyOf(schema, collection)?.field;
    if (primaryKey === undefined) return EMPTY;
    const template = collectionTemplate(schema, collection, null);
    const query = {
      filter: { [primaryKey]: { _in: [...keys] } },
      fields: [...new Set([primaryKey, ...template.fields])],
      limit: keys.length,
    };
    return this.items.list(collection, query).pipe(
      tap((result) => {
        if (result._tag === 'Left') return;
        const named = result.right.flatMap((item) => {
          const [key, name] = [keyOf(item, primaryKey), template.render(item)];
          return key === null || name === '' ? [] : [[placeOf(collection, key), name] as const];
        });
        this.known.next(new Map([...this.known.value, ...named]));
      }),
    );
  }
}
