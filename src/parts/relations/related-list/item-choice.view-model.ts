import { BehaviorSubject, concatMap, map, type Observable, of, Subject } from 'rxjs';
import { isLeft } from 'fp-ts/Either';
import type { Filter } from '../../../domain/filters';
import { type Item, isSameKey, type PrimaryKey } from '../../../domain/items';
import { primaryKeyOf } from '../../../domain/schema';
import { type Call, Effect, mapCall, succeed } from '../../../kernel';
import type { ItemDependencies } from '../../../application/dependencies';
import type { RelatedRows } from '../../../application/relations';
import { relatedCollection } from './related-list.rules';

/** The items that can be added: by a filter, or as a question for each page where there are too many to name. */
export interface ItemChoice {
  readonly lockedFilter: Filter | null;
  /** Added here and not saved. */
  readonly taken: readonly PrimaryKey[];
  readonly takenAmong: ((keys: readonly PrimaryKey[]) => Observable<readonly PrimaryKey[]>) | undefined;
}

/** Filters grow too long for a URL with more keys. */
const MAX_EXCLUDED = 100;

/** Which items 'Add existing' offers: not those that are in the list already. */
export class ItemChoiceViewModel {
  private readonly current = new BehaviorSubject<ItemChoice | null>(null);
  private readonly opened$ = new Subject<number>();
  private readonly work: Effect;
  /** Null while the picker is closed. */
  readonly choice$: Observable<ItemChoice | null> = this.current.asObservable();

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema'>,
    private readonly rows: RelatedRows,
  ) {
    this.work = new Effect(
      this.opened$.pipe(
        concatMap((total) => this.choiceFor(total)),
        map((choice) => this.current.next(choice)),
      ),
    );
  }

  /** Opens the picker for a list with this number of rows on the server. */
  open(total: number): void {
    this.opened$.next(total);
  }

  close(): void {
    this.current.next(null);
  }

  dispose(): void {
    this.work.dispose();
  }

  private choiceFor(total: number): Observable<ItemChoice> {
    const { list, place } = this.rows;
    const key = place?.key ?? null;
    const taken = this.stagedKeys();
    if (key === null) return of({ lockedFilter: null, taken, takenAmong: undefined });
    if (list.junction === null) {
      const others: Filter = { _or: [{ [list.foreignKey]: { _neq: key } }, { [list.foreignKey]: { _null: true } }] };
      return of({ lockedFilter: others, taken, takenAmong: undefined });
    }
    const asked: ItemChoice = { lockedFilter: null, taken, takenAmong: (keys) => this.linkedAmong(keys) };
    const keyField = primaryKeyOf(this.dependencies.schema.schema, relatedCollection(list))?.field ?? null;
    if (total > MAX_EXCLUDED || keyField === null) return of(asked);
    return this.linkedKeys(null).pipe(
      map((linked): ItemChoice => {
        if (isLeft(linked)) return asked;
        const excluded = linked.right.length === 0 ? null : { [keyField]: { _nin: linked.right } };
        return { lockedFilter: excluded, taken, takenAmong: undefined };
      }),
    );
  }

  /** The items that rows not saved yet link to. */
  private stagedKeys(): readonly PrimaryKey[] {
    const { list, stagedEdits } = this.rows;
    return list.junction === null
      ? stagedEdits.linked
      : stagedEdits.created.flatMap(({ values }) => this.rows.relatedKey(values) ?? []);
  }

  private linkedAmong(keys: readonly PrimaryKey[]): Observable<readonly PrimaryKey[]> {
    return this.linkedKeys(keys).pipe(map((linked) => (isLeft(linked) ? [] : linked.right)));
  }

  /** The items that the saved rows link to: all, or those among these keys. */
  private linkedKeys(among: readonly PrimaryKey[] | null): Call<readonly PrimaryKey[]> {
    const { list, filter } = this.rows;
    const { junction } = list;
    if (junction === null || filter === null || among?.length === 0) return succeed([]);
    return this.dependencies.items
      .list(list.collection, {
        fields: [junction.field],
        filter: among === null ? filter : { _and: [filter, { [junction.field]: { _in: among } }] },
        limit: among === null ? MAX_EXCLUDED : -1,
      })
      .pipe(
        mapCall((found) => {
          const linked = found.flatMap((row: Item) => this.rows.relatedKey(row) ?? []);
          return among === null ? linked : among.filter((key) => linked.some((other) => isSameKey(key, other)));
        }),
      );
  }
}
