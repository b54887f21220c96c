import { isLeft, right } from 'fp-ts/Either';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import { map } from 'rxjs';
import {
  type BaseOf,
  type Conflict,
  type ConflictRow,
  fieldRelations,
  highestNumberQuery,
  isObsolete,
  isSameKey,
  type Item,
  itemId,
  keyOf,
  type OrderedList,
  orderedLists,
  pickFields,
  type PrimaryKey,
  relatedConflicts,
  type RelatedEdit,
  relatedEdits,
  type RelatedKey,
  reliedRows,
  type ReliedRow,
  renumberRows,
  rowConflicts,
  type RowState,
  rowState,
  withNumbersOf,
  withoutItems,
} from '../../../domain/items';
import { coversField, denied, isAdmin, permissionFor, readablePaths } from '../../../domain/permissions';
import type { LatestChange } from '../../../domain/revisions';
import { primaryKeyOf } from '../../../domain/schema';
import { collectionTemplate } from '../../../domain/templates';
import { allCalls, type Call, chainCall, isMissing, mapCall, succeed } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import type { ItemForm } from '../form/item-form';
import { type ConflictGroup, joinByAuthor, type ServerReader } from './server-comparison';

/** What the server has of the related items that a write relies on. */
export interface RelatedState {
  /** What has to be decided. */
  readonly conflicts: readonly ConflictGroup[];
  /** Edits without items that were deleted: to be sent once these conflicts are resolved. */
  readonly withoutDeleted: (edits: Item) => Item;
  /** Edits that fit the lists as they are: without moves and removals of rows that are gone, and with free numbers. */
  readonly fitted: (edits: Item) => Item;
  /** What the numbers of rows are based on once their edits are fitted. */
  readonly numbers: readonly (RelatedKey & { readonly values: Item })[];
}

/** How many items are read by one request: their keys are part of its address. */
const MAX_KEYS = 100;

/** Of so many items in conflict it is looked up who has changed them. */
const MAX_AUTHORS = 20;

/** A related item that is read before the write: its edits, and the steps that rely on it. */
interface ComparedItem {
  readonly collection: string;
  readonly key: PrimaryKey;
  edit: RelatedEdit | null;
  readonly rows: ReliedRow[];
}

const byItem = (edits: readonly RelatedEdit[], rows: readonly ReliedRow[]): readonly ComparedItem[] => {
  const items = new Map<string, ComparedItem>();
  const itemOf = (collection: string, key: PrimaryKey): ComparedItem => {
    const id = itemId(collection, key);
    const item = items.get(id) ?? { collection, key, edit: null, rows: [] };
    items.set(id, item);
    return item;
  };
  for (const edit of edits) itemOf(edit.collection, edit.key).edit = edit;
  for (const row of rows) itemOf(row.collection, row.key).rows.push(row);
  return [...items.values()];
};

const byCollection = (items: readonly ComparedItem[]): readonly (readonly ComparedItem[])[] => {
  const groups: ComparedItem[][] = [];
  for (const item of items) {
    const group = groups.find((each) => each[0]?.collection === item.collection && each.length < MAX_KEYS);
    if (group === undefined) groups.push([item]);
    else group.push(item);
  }
  return groups;
};

const unchanged = (edits: Item): Item => edits;

/** What those of `holdersOf` are based on, which may be moved with the write. */
const heldNumbers = (
  orders: readonly OrderedList[],
  holdersOf: (collection: string, parent: PrimaryKey) => readonly Item[],
): RelatedState['numbers'] =>
  orders.flatMap(({ collection, primaryKey, foreignKey, sortField, parent }) =>
    holdersOf(collection, parent).flatMap((row) => {
      const key = keyOf(row, primaryKey);
      const values = { ...pickFields(row, [sortField]), [foreignKey]: parent };
      return key === null ? [] : [{ collection, key, values }];
    }),
  );

/**
 * Compares what a write relies on of related items with the server before it is sent: the edited values, and that rows
 * exist, are still in their lists, and have their numbers.
 */
export class RelatedComparison {
  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    private readonly server: ServerReader,
  ) {}

  /**
   * One request for each collection and 100 of its items, and one for each list that rows are added to the end of; for
   * conflicts, one for their names and one for the author of each item, up to 20. None without edits of related items.
   * `parent`: the key of the item.
   */
  compare(
    collection: string,
    parent: PrimaryKey | null,
    edits: Item,
    baselines: ItemForm['baselines'],
  ): Call<RelatedState> {
    const { schema } = this.dependencies.schema;
    const relations = fieldRelations(schema, collection);
    // Copied, since the edits go on while the server is asked.
    const bases = baselines.ofWrite(relations, edits);
    const baseOf: BaseOf = (name, key) => bases[itemId(name, key)] ?? null;
    const rows = reliedRows(relations, edits, parent, baseOf).filter((row) => this.canRead(row.collection));
    const orders = orderedLists(relations, edits, parent, baseOf);
    const related = relatedEdits(relations, edits, (name, key) => baselines.of(name, key));
    const groups = byCollection(byItem(related, rows));
    const reads = allCalls<(readonly Item[])[]>(groups.map((group) => this.readGroup(group, orders)));
    return reads.pipe(
      chainCall((read): Call<RelatedState> => {
        const found = new Map<string, Item>();
        groups.forEach((group, index) => {
          const [name, primaryKey] = this.identify(group);
          for (const item of read[index] ?? []) found.set(itemId(name, keyOf(item, primaryKey) ?? ''), item);
        });
        const nowOf = (name: string, key: PrimaryKey): Item | null => found.get(itemId(name, key)) ?? null;
        const stateOf = (row: ReliedRow): RowState => rowState(row, nowOf(row.collection, row.key));
        const obsolete = rows.filter((row) => isObsolete(row, stateOf(row)));
        const deleted: readonly RelatedKey[] = [
          ...rows.filter((row) => stateOf(row) === 'missing' && !isObsolete(row, 'missing')),
          ...related.filter(({ collection: name, key }) => nowOf(name, key) === null),
        ];
        const numbers = rows.flatMap((row) => {
          const { collection: name, key, foreignKey } = row;
          const list = orders.find((each) => each.collection === name && each.foreignKey === foreignKey);
          const now = nowOf(name, key);
          if (list === undefined || now === null || stateOf(row) !== 'there') return [];
          return [{ collection: name, key, values: pickFields(now, [list.sortField]) }];
        });
        return allCalls<(readonly Conflict[])[]>(groups.map((group) => this.conflictsOf(group, nowOf))).pipe(
          chainCall((conflicts) => this.byAuthor(conflicts.flat())),
          chainCall((conflicts) =>
            this.highestNumbers(orders).pipe(
              chainCall((highestOf) => this.holders(orders).pipe(mapCall((holdersOf) => ({ highestOf, holdersOf })))),
              mapCall((numbersOf): RelatedState => {
                const renumbered = renumberRows(relations, edits, parent, baseOf, { rowOf: nowOf, ...numbersOf });
                const fitted = (now: Item): Item => {
                  const numbered = withNumbersOf(relations, now, parent, edits, renumbered);
                  return withoutItems(relations, numbered, obsolete, 'all but edits');
                };
                return {
                  conflicts,
                  numbers: [...numbers, ...heldNumbers(orders, numbersOf.holdersOf)],
                  withoutDeleted: deleted.length === 0 ? unchanged : (now) => withoutItems(relations, now, deleted),
                  fitted: obsolete.length + orders.length === 0 ? unchanged : fitted,
                };
              }),
            ),
          ),
        );
      }),
    );
  }

  private canRead(collection: string): boolean {
    return denied(this.dependencies.access.access, collection, 'read') === false;
  }

  private readGroup(group: readonly ComparedItem[], orders: readonly OrderedList[]): Call<readonly Item[]> {
    const [collection, primaryKey] = this.identify(group);
    const { access } = this.dependencies.access;
    const isReadable = (field: string): boolean => coversField(access, collection, 'read', field);
    const listFields = [
      ...group.flatMap(({ rows }) => rows.flatMap(({ foreignKey }) => foreignKey ?? [])),
      ...orders.filter((order) => order.collection === collection).map(({ sortField }) => sortField),
    ];
    const edited = group.flatMap(({ edit }) => Object.keys(edit?.edits ?? {}));
    const fields = [...new Set([primaryKey, ...edited, ...listFields.filter(isReadable)])];
    return this.read(collection, primaryKey, fields, group);
  }

  /** The highest number of each list that rows are added to the end of. */
  private highestNumbers(
    orders: readonly OrderedList[],
  ): Call<(collection: string, parent: PrimaryKey) => number | null> {
    const lists = orders.filter(({ addsRows }) => addsRows);
    return allCalls<(readonly Item[])[]>(
      lists.map(({ collection, foreignKey, sortField, parent }) =>
        this.dependencies.items.list(collection, highestNumberQuery({ [foreignKey]: { _eq: parent } }, sortField)),
      ),
    ).pipe(
      mapCall((read) => (collection, parent) => {
        const index = lists.findIndex((list) => list.collection === collection && isSameKey(list.parent, parent));
        const row = read[index]?.[0];
        const number = row === undefined ? NaN : Number(row[lists[index]?.sortField ?? ''] ?? NaN);
        return Number.isFinite(number) ? number : null;
      }),
    );
  }

  /** The rows with a number that is to be given to another one, of each list; none that this role must not move. */
  private holders(orders: readonly OrderedList[]): Call<(collection: string, parent: PrimaryKey) => readonly Item[]> {
    const reads = orders
      .filter((list) => this.canMove(list))
      .flatMap((list) => chunksOf(MAX_KEYS)(list.takenNumbers).map((numbers) => ({ list, numbers })));
    return allCalls<(readonly Item[])[]>(
      reads.map(({ list: { collection, primaryKey, foreignKey, sortField, parent }, numbers }) =>
        this.dependencies.items.list(collection, {
          fields: [primaryKey, sortField],
          filter: { _and: [{ [foreignKey]: { _eq: parent } }, { [sortField]: { _in: numbers } }] },
          limit: numbers.length,
        }),
      ),
    ).pipe(
      mapCall(
        (read) => (collection, parent) =>
          reads.flatMap(({ list }, index) =>
            list.collection === collection && isSameKey(list.parent, parent) ? (read[index] ?? []) : [],
          ),
      ),
    );
  }

  /** False as well where it depends on the row: the server would refuse the whole write. */
  private canMove({ collection, foreignKey, sortField }: OrderedList): boolean {
    const { access } = this.dependencies.access;
    const rule = permissionFor(access, collection, 'update');
    const isLimited = !isAdmin(access) && Object.keys(rule?.permissions ?? {}).length > 0;
    return !isLimited && [foreignKey, sortField].every((field) => coversField(access, collection, 'update', field));
  }

  /** The conflicts by the users who have made the other changes. */
  private byAuthor(conflicts: readonly Conflict[]): Call<readonly ConflictGroup[]> {
    const rows = new Map(
      conflicts.flatMap(({ row }) => (row === undefined ? [] : [[itemId(row.collection, row.key), row] as const])),
    );
    const ids = [...rows.keys()].slice(0, MAX_AUTHORS);
    return allCalls<(LatestChange | null)[]>(
      [...rows.values()].slice(0, MAX_AUTHORS).map((row) => this.changeOf(row)),
    ).pipe(
      mapCall((changes) =>
        joinByAuthor(
          conflicts.map((conflict) => {
            const { row } = conflict;
            const latest = row === undefined ? null : (changes[ids.indexOf(itemId(row.collection, row.key))] ?? null);
            return { conflicts: [conflict], concurrent: { fields: [], latest } };
          }),
        ),
      ),
    );
  }

  private changeOf({ collection, key, isDeleted }: ConflictRow): Call<LatestChange | null> {
    return isDeleted
      ? this.server.deletion(collection, key)
      : this.server.latestChange({ kind: 'existing', collection, key }, {});
  }

  private conflictsOf(
    group: readonly ComparedItem[],
    nowOf: (collection: string, key: PrimaryKey) => Item | null,
  ): Call<readonly Conflict[]> {
    const { schema } = this.dependencies.schema;
    const [collection] = this.identify(group);
    const conflictsWith = (item: ComparedItem, name: string): readonly Conflict[] => {
      const now = nowOf(item.collection, item.key);
      const edited = item.edit === null ? [] : relatedConflicts(schema, item.edit, now, name);
      return [...edited, ...item.rows.flatMap((row) => rowConflicts(row, now, name, edited.length > 0))];
    };
    const changed = group.filter((item) => conflictsWith(item, '').length > 0);
    if (changed.length === 0) return succeed([]);
    const known = changed.map(({ key }) => nowOf(collection, key)).filter((now) => now !== null);
    return this.names(changed, known).pipe(
      mapCall((names) => changed.flatMap((item, index) => conflictsWith(item, names[index] ?? ''))),
    );
  }

  /** By the display template, whose other fields are read; of a deleted item as far as its values are known. */
  private names(items: readonly ComparedItem[], known: readonly Item[]): Call<readonly string[]> {
    const [collection, primaryKey] = this.identify(items);
    const { schema, access } = this.dependencies;
    const template = collectionTemplate(schema.schema, collection, null);
    const fields = readablePaths(access.access, schema.schema, collection, template.fields);
    const valuesOf = ({ key, edit }: ComparedItem, read: readonly Item[]): Item => ({
      ...edit?.base,
      ...itemWith(read, primaryKey, key),
      [primaryKey]: key,
    });
    const namesBy = (read: readonly Item[]): readonly string[] =>
      items.map((item) => template.render(valuesOf(item, read)) || String(item.key));
    const isKnown = items.every((item) => fields.every((field) => Object.hasOwn(valuesOf(item, known), field)));
    if (isKnown) return succeed(namesBy(known));
    return this.read(collection, primaryKey, [...new Set([primaryKey, ...fields])], items).pipe(
      map((result) => right(namesBy(isLeft(result) ? known : result.right))),
    );
  }

  /** Items that may not be read any more count as deleted. */
  private read(
    collection: string,
    primaryKey: string,
    fields: readonly string[],
    items: readonly ComparedItem[],
  ): Call<readonly Item[]> {
    const filter = { [primaryKey]: { _in: items.map(({ key }) => key) } };
    return this.dependencies.items
      .list(collection, { fields, filter, limit: items.length })
      .pipe(map((result) => (isLeft(result) && isMissing(result.left) ? right([]) : result)));
  }

  private identify(items: readonly ComparedItem[]): readonly [collection: string, primaryKey: string] {
    const collection = items[0]?.collection ?? '';
    return [collection, primaryKeyOf(this.dependencies.schema.schema, collection)?.field ?? ''];
  }
}

const itemWith = (items: readonly Item[], primaryKey: string, key: PrimaryKey): Item | null =>
  items.find((item) => {
    const other = keyOf(item, primaryKey);
    return other !== null && isSameKey(other, key);
  }) ?? null;
