import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ListSession } from '../../../application/browse';
import type { Item } from '../../../domain/items';
import { lazyComponent } from '../../../kit';
import type { TableProps } from '../../../ui';
import type { ColumnPlan } from '../columns/columns.rules';
import type { TableRows } from '../rows/rows.view-model';

const CellMenu = lazyComponent(() =>
  import(/* webpackChunkName: "layout-tabular-tools" */ './cell-menu').then((module) => module.CellMenu),
);

interface OpenCellMenu {
  readonly item: Item;
  readonly path: string;
  readonly anchor: HTMLElement;
}

/** The context menu of the cells. */
export const useCellMenu = (
  rows: TableRows,
  session: ListSession,
  plans: readonly ColumnPlan[],
): { readonly onCellMenu: NonNullable<TableProps<Item>['onCellMenu']>; readonly menu: ReactNode } => {
  const [opened, setOpened] = useState<OpenCellMenu | null>(null);
  const onCellMenu = useCallback(
    (item: Item, path: string, anchor: HTMLElement) => setOpened({ item, path, anchor }),
    [],
  );
  const column = plans.find(({ path }) => path === opened?.path);
  return {
    onCellMenu,
    menu:
      opened === null || column === undefined ? null : (
        <Suspense fallback={null}>
          <CellMenu
            session={session}
            item={opened.item}
            column={column}
            anchor={opened.anchor}
            onCopy={() => rows.copy([column], [opened.item])}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ),
  };
};
