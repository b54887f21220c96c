import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, map, mergeMap, type Observable, of, Subject, tap } from 'rxjs';
import { itemId } from '../../domain/items';
import { type Activity, activityItemSearch } from '../../domain/revisions';
import { Effect } from '../../kernel';
import type { HistoryDependencies } from './item-history';

/** Keys per request; the URL length is limited. */
const MAX_KEYS = 100;

const NONE: ReadonlyMap<string, string> = new Map();

export type LoggedItem = Pick<Activity, 'collection' | 'item'>;

interface NameRequest {
  readonly collection: string;
  readonly keys: readonly string[];
}

/** By collection, in requests of at most MAX_KEYS. */
const requestsOf = (entries: readonly LoggedItem[]): readonly NameRequest[] => {
  const keys = new Map<string, string[]>();
  for (const { collection, item } of entries) keys.set(collection, [...(keys.get(collection) ?? []), item]);
  return [...keys].flatMap(([collection, all]) =>
    Array.from({ length: Math.ceil(all.length / MAX_KEYS) }, (_, part) => ({
      collection,
      keys: all.slice(part * MAX_KEYS, (part + 1) * MAX_KEYS),
    })),
  );
};

/**
 * The names of the items that entries of the activity log are about: one request for each collection, each item once.
 * Deleted items, those that may not be read, and those whose request failed have no name.
 */
export class LoggedItems {
  private readonly names = new BehaviorSubject<ReadonlyMap<string, string | null>>(new Map());
  private readonly requested = new Set<string>();
  private readonly requests$ = new Subject<NameRequest>();
  private readonly work: Effect;
  /** By `itemId`; null without a name, left out before the answer. */
  readonly names$: Observable<ReadonlyMap<string, string | null>> = this.names.asObservable();

  constructor(
    private readonly dependencies: Pick<HistoryDependencies, 'items' | 'schema' | 'access'>,
    /** The language of the reader, for names that are translated. */
    private readonly language: string | null = null,
  ) {
    this.work = new Effect(
      this.requests$.pipe(mergeMap((request) => this.load(request).pipe(tap((named) => this.add(request, named))))),
    );
  }

  request(entries: readonly LoggedItem[]): void {
    const fresh = entries.filter(({ collection, item }) => {
      const id = itemId(collection, item);
      const isNew = !this.requested.has(id);
      this.requested.add(id);
      return isNew;
    });
    for (const request of requestsOf(fresh)) this.requests$.next(request);
  }

  dispose(): void {
    this.work.dispose();
  }

  private load({ collection, keys }: NameRequest): Observable<ReadonlyMap<string, string>> {
    const { schema, access, items } = this.dependencies;
    const search = activityItemSearch(schema.schema, access.access, collection, keys, this.language);
    if (search === null) return of(NONE);
    return items
      .list(collection, search.query)
      .pipe(map((answer) => (isLeft(answer) ? NONE : search.namesIn(answer.right))));
  }

  private add({ collection, keys }: NameRequest, named: ReadonlyMap<string, string>): void {
    const added = keys.map((key) => [itemId(collection, key), named.get(key) || null] as const);
    this.names.next(new Map([...this.names.value, ...added]));
  }
}
