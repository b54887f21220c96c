import { BehaviorSubject, concatMap, map, type Observable, of, Subject } from 'rxjs';
import { isLeft } from 'fp-ts/Either';
import type { Filter } from '../../../domain/filters';
import { collectionOfRow, type Item, isSameKey, type PrimaryKey, referencedKey, valueIn } from '../../../domain/items';
import { primaryKeyOf } from '../../../domain/schema';
import { type Call, Effect, mapCall, succeed } from '../../../kernel';
import type { ItemDependencies } from '../../../application/dependencies';
import type { RelatedRows } from '../../../application/relations';
import { relatedCollection } from './related-list.rules';

/** The items that can be added: by a filter, or as a question for each page where there are too many to name. */
export interface ItemChoice {
  readonly collection: string;
  readonly lockedFilter: Filter | null;
  /** Added here and not saved. */
  readonly taken: readonly PrimaryKey[];
  readonly takenAmong: ((keys: readonly PrimaryKey[]) => Observable<readonly PrimaryKey[]>) | undefined;
}

/** Filters grow too long for a URL with more keys. */
const MAX_EXCLUDED = 100;

/** Which items 'Add existing' offers: not those that are in the list already, and not the edited item itself. */
export class ItemChoiceViewModel {
  private readonly current = new BehaviorSubject<ItemChoice | null>(null);
  private readonly opened$ = new Subject<{ readonly total: number; readonly collection: string }>();
  private readonly work: Effect;
  /** Null while the picker is closed. */
  readonly choice$: Observable<ItemChoice | null> = this.current.asObservable();

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema'>,
    private readonly rows: RelatedRows,
  ) {
    this.work = new Effect(
      this.opened$.pipe(
        concatMap(({ total, collection }) => this.choiceFor(total, collection)),
        map((choice) => this.current.next(choice)),
      ),
    );
  }

  /** Opens the picker for a list with this number of rows on the server, for items of one of its collections. */
  open(total: number, collection = relatedCollection(this.rows.list)): void {
    this.opened$.next({ total, collection });
  }

  close(): void {
    this.current.next(null);
  }

  dispose(): void {
    this.work.dispose();
  }

  private choiceFor(total: number, collection: string): Observable<ItemChoice> {
    const { list, place } = this.rows;
    const key = place?.key ?? null;
    const keyField = primaryKeyOf(this.dependencies.schema.schema, collection);
    const self: Filter | null =
      key === null || keyField === null || place?.collection !== collection
        ? null
        : { [keyField.field]: { _neq: key } };
    const all = { collection, lockedFilter: self, taken: this.stagedKeys(collection), takenAmong: undefined };
    if (key === null) return of(all);
    if (list.junction === null) {
      const others: Filter = { _or: [{ [list.foreignKey]: { _neq: key } }, { [list.foreignKey]: { _null: true } }] };
      return of({ ...all, lockedFilter: self === null ? others : { _and: [others, self] } });
    }
    const asked: ItemChoice = { ...all, takenAmong: (keys) => this.linkedAmong(collection, keys) };
    if (total > MAX_EXCLUDED || keyField === null) return of(asked);
    return this.linkedKeys(collection, null).pipe(
      map((linked): ItemChoice => {
        if (isLeft(linked)) return asked;
        // Of items of several collections the junction has the keys as text.
        const keys = keyField.type === 'integer' ? linked.right.map(Number).filter(Number.isFinite) : linked.right;
        const excluded = self === null ? keys : [...keys, key];
        return { ...all, lockedFilter: excluded.length === 0 ? null : { [keyField.field]: { _nin: excluded } } };
      }),
    );
  }

  /** The items that rows not saved yet link to. */
  private stagedKeys(collection: string): readonly PrimaryKey[] {
    const { list, stagedEdits } = this.rows;
    return list.junction === null
      ? stagedEdits.linked
      : stagedEdits.created.flatMap(({ values }) =>
          collectionOfRow(list, values) === collection ? (this.rows.relatedKey(values) ?? []) : [],
        );
  }

  private linkedAmong(collection: string, keys: readonly PrimaryKey[]): Observable<readonly PrimaryKey[]> {
    return this.linkedKeys(collection, keys).pipe(map((linked) => (isLeft(linked) ? [] : linked.right)));
  }

  /** The items that the saved rows link to: all, or those among these keys. */
  private linkedKeys(collection: string, among: readonly PrimaryKey[] | null): Call<readonly PrimaryKey[]> {
    const { list, filter } = this.rows;
    const { junction } = list;
    if (junction === null || filter === null || among?.length === 0) return succeed([]);
    const { field, collectionField } = junction;
    const isAny = junction.collection === null && collectionField !== null;
    const filters: readonly Filter[] = [
      filter,
      ...(isAny ? [{ [collectionField]: { _eq: collection } }] : []),
      ...(among === null ? [] : [{ [field]: { _in: isAny ? among.map(String) : among } }]),
    ];
    return this.dependencies.items
      .list(list.collection, {
        fields: [field],
        filter: filters.length === 1 ? filter : { _and: filters },
        limit: among === null ? MAX_EXCLUDED : -1,
      })
      .pipe(
        mapCall((found) => {
          const linked = found.flatMap((row: Item) => referencedKey(valueIn(row, field)) ?? []);
          return among === null ? linked : among.filter((key) => linked.some((other) => isSameKey(key, other)));
        }),
      );
  }
}
