import { type ReactNode, Suspense, useMemo } from 'react';
import { keyOf, type Item } from '../../../domain/items';
import { lazyComponent, Registries, useService, useStream, useText } from '../../../kit';
import { interfaceOf } from '../../../parts/item/item-form';
import type { OpenCells, TableEditing } from '../../../ui';
import type { ColumnPlan } from '../columns/columns.rules';
import { EditorSkeleton } from './editor-skeleton';
import { isInlineColumn, isInlineValue } from './inline-editable.rules';
import type { TableRows } from '../rows/rows.view-model';

const InlineEditor = lazyComponent(() =>
  import(/* webpackChunkName: "inline-editor" */ './inline-editor').then((module) => module.InlineEditor),
);

const CellGuard = lazyComponent(() =>
  import(/* webpackChunkName: "inline-editor" */ './inline-editor').then((module) => module.CellGuard),
);

interface InlineEditing {
  readonly table: { readonly editing?: TableEditing<Item>; readonly openCells?: OpenCells };
  /** Asks before a value is lost; null while no cell is open. */
  readonly guard: ReactNode;
}

/** Inline editing for the cells the user may edit; no props for a readonly table or one without a key field. */
export const useInlineEditing = (
  rows: TableRows,
  plans: readonly ColumnPlan[],
  primaryKey: string | null,
  readonly: boolean,
  nameOf: (item: Item) => string,
): InlineEditing => {
  const { t } = useText();
  const { interfaces } = useService(Registries);
  const mayEdit = useStream(rows.mayEdit$);
  const openCells = useStream(rows.drafts.open$);
  const inlinePlans = useMemo(
    () =>
      new Map(
        plans
          .filter((plan) => interfaces.has(interfaceOf(plan.field)) && isInlineColumn(plan, interfaceOf(plan.field)))
          .map((plan) => [plan.path, plan]),
      ),
    [plans, interfaces],
  );
  const editing = useMemo<TableEditing<Item> | null>(() => {
    if (readonly || primaryKey === null || inlinePlans.size === 0) return null;
    return {
      editable: (item, path) => inlinePlans.has(path) && isInlineValue(item[path] ?? null) && mayEdit(item, path),
      label: (item, header) => t('edit_cell', { field: header, item: nameOf(item) }),
      onEdit: (item, path) => rows.edit(item, path, item[path] ?? null),
      render: (item, path) => {
        const plan = inlinePlans.get(path);
        const key = keyOf(item, primaryKey);
        return plan === undefined || key === null ? null : (
          <Suspense fallback={<EditorSkeleton />}>
            <InlineEditor drafts={rows.drafts} cell={{ key, field: path }} field={plan.field} label={plan.header} />
          </Suspense>
        );
      },
    };
  }, [readonly, primaryKey, inlinePlans, mayEdit, t, nameOf, rows]);
  return {
    table: editing === null ? {} : { editing, openCells },
    guard:
      openCells.size === 0 ? null : (
        <Suspense fallback={null}>
          <CellGuard drafts={rows.drafts} />
        </Suspense>
      ),
  };
};
