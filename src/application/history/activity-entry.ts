import { isLeft } from 'fp-ts/Either';
import { distinctUntilChanged, map, type Observable, of, switchMap, tap } from 'rxjs';
import {
  type Activity,
  activityItemSearch,
  changesOfSave,
  type SaveChange,
  secretFields,
  visibleChanges,
} from '../../domain/revisions';
import { fieldsOf } from '../../domain/schema';
import { sameValueIn } from '../../domain/values';
import { type Call, Effect, mapCall, type RemoteData, StateValue, succeed, valueOf } from '../../kernel';
import type { HistoryDependencies } from './item-history';
import { ReloadableData } from './reloadable-data';

type Dependencies = Pick<HistoryDependencies, 'items' | 'clock' | 'schema' | 'access' | 'revisions' | 'activity'>;

/** The item of an entry; `name` is null without one. 'unknown' before the answer, and where it cannot be looked for. */
export type ActivityItem =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly name: string | null };

const UNKNOWN: ActivityItem = { kind: 'unknown' };

/** One entry of the activity log: read at once, then its item and the changes that its revision recorded. */
export class ActivityEntry {
  private readonly entry: ReloadableData<Activity>;
  private readonly changes: ReloadableData<readonly SaveChange[]>;
  private readonly item: StateValue<ActivityItem>;
  private readonly reading: Effect;
  readonly entry$: Observable<RemoteData<Activity>>;
  /** Whether the entry has been loading for a while. */
  readonly isSlow$: Observable<boolean>;
  readonly item$: Observable<ActivityItem>;
  /** The changed fields; idle for an entry without a revision that may be read. */
  readonly changes$: Observable<RemoteData<readonly SaveChange[]>>;

  constructor(
    private readonly dependencies: Dependencies,
    id: number,
    /** The language of the reader, for names that are translated. */
    private readonly language: string | null = null,
  ) {
    this.entry = new ReloadableData(() => dependencies.activity.read(id), dependencies.clock);
    this.changes = new ReloadableData(() => this.readChanges(), dependencies.clock);
    this.entry$ = this.entry.value$;
    this.isSlow$ = this.entry.isSlow$;
    this.changes$ = this.changes.value$;
    const loaded$ = this.entry$.pipe(map(valueOf), distinctUntilChanged());
    this.item = new StateValue<ActivityItem>(
      UNKNOWN,
      loaded$.pipe(switchMap((entry) => (entry === null ? of(UNKNOWN) : this.findItem(entry)))),
    );
    this.item$ = this.item.value$;
    this.reading = new Effect(
      loaded$.pipe(
        tap((entry) => {
          if (entry !== null && entry.revisions.length > 0) this.changes.reload();
        }),
      ),
    );
    this.entry.reload();
  }

  /** Reads the entry again, after a failure. */
  reload(): void {
    this.entry.reload();
  }

  /** Reads the changes again, after a failure. */
  reloadChanges(): void {
    this.changes.reload();
  }

  dispose(): void {
    for (const part of [this.reading, this.item, this.changes, this.entry]) part.dispose();
  }

  private findItem(entry: Activity): Observable<ActivityItem> {
    const { schema, access, items } = this.dependencies;
    const search = activityItemSearch(schema.schema, access.access, entry.collection, [entry.item], this.language);
    if (search === null) return of(UNKNOWN);
    return items.list(entry.collection, search.query).pipe(
      map((answer): ActivityItem => {
        if (isLeft(answer)) return UNKNOWN;
        const name = search.namesIn(answer.right).get(entry.item);
        return name === undefined ? { kind: 'missing' } : { kind: 'found', name: name || null };
      }),
    );
  }

  private readChanges(): Call<readonly SaveChange[]> {
    const entry = this.entry.value;
    const [revision] = entry?.revisions ?? [];
    if (entry === null || revision === undefined) return succeed([]);
    const { collection, item } = entry;
    const { schema } = this.dependencies.schema;
    return this.dependencies.revisions.readWithPrevious(collection, item, revision.id).pipe(
      mapCall((pair) => {
        if (pair === null) return [];
        const secrets = secretFields(fieldsOf(schema, collection));
        const older = pair.previous === null ? [] : [pair.previous];
        const changes = changesOfSave(pair.revision, older, secrets, sameValueIn(schema, collection));
        return visibleChanges(schema, collection, changes);
      }),
    );
  }
}
