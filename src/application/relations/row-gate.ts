import { type Item, keyOf, type ToMany, valueIn } from '../../domain/items';
import { type Action, comparablePaths, type ItemDenial, itemGate, rulePaths } from '../../domain/permissions';
import { relationIndexOf } from '../../domain/relations';
import { primaryKeyOf } from '../../domain/schema';
import { isJsonObject } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

const headOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * Whether the rules of the permissions cover the rows of a list. A row whose rule cannot be decided
 * here passes: the server decides.
 */
export class RowGate {
  /** What is read of the rows for the rules. */
  readonly fields: readonly string[];
  /** The compared fields, with the key field of those that are read as an item but compared by their keys. */
  private readonly compared: ReadonlyMap<string, string | null>;

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'schema' | 'access' | 'clock'>,
    private readonly list: ToMany,
    /** What is read of the rows anyway. */
    read: readonly string[],
  ) {
    const { schema } = dependencies.schema;
    const { access } = dependencies.access;
    const { collection, removal } = list;
    const actions: readonly Action[] = removal === 'delete' ? ['update', 'delete'] : ['update'];
    const paths = rulePaths(schema, access, collection, actions);
    const isComparable = (path: string): boolean => comparablePaths(schema, access, collection, [path]).length > 0;
    const compared = new Map<string, string | null>();
    const fields: string[] = [];
    for (const path of paths) {
      const head = headOf(path);
      const isRead = read.some((each) => each.startsWith(`${head}.`));
      if (path !== head) {
        // A field is answered as a key or as an item, not as both.
        if (read.includes(head) || paths.includes(head)) continue;
        compared.set(head, null);
        fields.push(path);
      } else if (!isRead) {
        compared.set(head, null);
        fields.push(path);
      } else {
        const related = relationIndexOf(schema).many.get(collection)?.get(head)?.related_collection ?? null;
        const key = related === null ? null : primaryKeyOf(schema, related);
        if (key === null || !isComparable(`${head}.${key.field}`)) continue;
        compared.set(head, key.field);
        fields.push(`${head}.${key.field}`);
      }
    }
    this.compared = compared;
    this.fields = fields;
  }

  /** Why a row cannot be edited; `row` as it was read. */
  editDenied(row: Item): ItemDenial | false {
    return this.denied('update', row);
  }

  /** Why a row cannot be removed from the list, which unlinks or deletes it. */
  removeDenied(row: Item): ItemDenial | false {
    return this.denied(this.list.removal === 'delete' ? 'delete' : 'update', row);
  }

  private denied(action: Action, row: Item): ItemDenial | false {
    const { schema, access, clock } = this.dependencies;
    const compared = [...this.compared]
      .filter(([field]) => Object.hasOwn(row, field))
      .map(([field, keyField]) => {
        const value = valueIn(row, field);
        return [field, keyField !== null && isJsonObject(value) ? keyOf(value, keyField) : value] as const;
      });
    const gate = itemGate(schema.schema, access.access, this.list.collection, action, clock.now());
    return gate(Object.fromEntries(compared));
  }
}
