import type { Json } from '../../../kernel';
import { objectsIn } from './duplicate';
import { type Item, omitFields, valueIn } from '../item';
import { applyNestedWrite } from '../lists/apply-edits';
import { isNestedWrite } from '../lists/nested-write';
import type { FieldRelations } from '../lists/rebase';

/**
 * The rows of each list that a copy leaves out, by their positions among the rows of the item with its edits, from 0, as
 * in `copiedItems`.
 */
export type LeftRows = Readonly<Record<string, ReadonlySet<number>>>;

interface TakenRows {
  /** The item and its edits without the rows. */
  readonly item: Item;
  readonly edits: Item;
  /** The new rows among them, as nested writes: they stay edits of the original. */
  readonly staying: Item;
}

/** An item and its edits without the rows that a copy leaves out. */
export const withoutRows = (relations: FieldRelations, item: Item, edits: Item, left: LeftRows): TakenRows =>
  Object.entries(left).reduce<TakenRows>(
    (taken, [field, positions]) => {
      const list = relations.listOf(field);
      if (list === null || positions.size === 0) return taken;
      const write = valueIn(edits, field);
      const remaining = applyNestedWrite(
        objectsIn(valueIn(item, field)),
        isNestedWrite(write) ? { delete: valueIn(write, 'delete') } : null,
        list,
      );
      const kept = { ...taken, item: { ...taken.item, [field]: remaining.filter((_, at) => !positions.has(at)) } };
      if (!isNestedWrite(write)) return kept;
      const created = objectsIn(valueIn(write, 'create'));
      const isLeft = (_: Item, index: number): boolean => positions.has(remaining.length + index);
      const [staying, sent] = [created.filter(isLeft), created.filter((row, index) => !isLeft(row, index))];
      if (staying.length === 0) return kept;
      const rest = { ...omitFields<Json>(write, ['create']), ...(sent.length === 0 ? {} : { create: sent }) };
      return {
        ...kept,
        edits:
          Object.keys(rest).length === 0 ? omitFields<Json>(kept.edits, [field]) : { ...kept.edits, [field]: rest },
        staying: { ...kept.staying, [field]: { create: staying } },
      };
    },
    { item, edits, staying: {} },
  );

/** Edits of a list with further new rows. */
export const withNewRows = (edits: Item, rows: Item): Item => ({
  ...edits,
  ...Object.fromEntries(
    Object.entries(rows).map(([field, write]) => {
      const own = valueIn(edits, field);
      return [field, isNestedWrite(own) && isNestedWrite(write) ? { ...own, ...write } : write];
    }),
  ),
});
