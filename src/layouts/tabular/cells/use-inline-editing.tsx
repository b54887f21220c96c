import { Suspense, useMemo } from 'react';
import { keyOf, type Item } from '../../../domain/items';
import { lazyComponent, Registries, useService, useStream, useText } from '../../../kit';
import { interfaceOf } from '../../../parts/item-form';
import { Skeleton, type OpenCells, type TableEditing } from '../../../ui';
import type { ColumnPlan } from '../columns/columns.rules';
import { isInlineColumn, isInlineValue } from './inline-editable.rules';
import type { TableRows } from '../rows/rows.view-model';

const InlineEditor = lazyComponent(() =>
  import(/* webpackChunkName: "inline-editor" */ './inline-editor').then((module) => module.InlineEditor),
);

interface Editing {
  readonly editing?: TableEditing<Item>;
  readonly openCells?: OpenCells;
}

/** Which cells of a table this person may edit in place, and with what. Nothing where items are not to be changed. */
export const useInlineEditing = (
  rows: TableRows,
  plans: readonly ColumnPlan[],
  primaryKey: string | null,
  readonly: boolean,
  nameOf: (item: Item) => string,
): Editing => {
  const { t } = useText();
  const { interfaces } = useService(Registries);
  const mayEdit = useStream(rows.mayEdit$);
  const openCells = useStream(rows.drafts.open$);
  const inline = useMemo(
    () =>
      new Map(
        plans
          .filter((plan) => interfaces.has(interfaceOf(plan.field)) && isInlineColumn(plan, interfaceOf(plan.field)))
          .map((plan) => [plan.path, plan]),
      ),
    [plans, interfaces],
  );
  const editing = useMemo<TableEditing<Item> | null>(() => {
    if (readonly || primaryKey === null || inline.size === 0) return null;
    return {
      editable: (item, path) => inline.has(path) && isInlineValue(item[path] ?? null) && mayEdit(item, path),
      label: (item, header) => t('edit_cell', { field: header, item: nameOf(item) }),
      onEdit: (item, path) => rows.edit(item, path, item[path] ?? null),
      render: (item, path) => {
        const plan = inline.get(path);
        const key = keyOf(item, primaryKey);
        return plan === undefined || key === null ? null : (
          <Suspense fallback={<Skeleton />}>
            <InlineEditor drafts={rows.drafts} cell={{ key, field: path }} field={plan.field} label={plan.header} />
          </Suspense>
        );
      },
    };
  }, [readonly, primaryKey, inline, mayEdit, t, nameOf, rows]);
  return editing === null ? {} : { editing, openCells };
};
