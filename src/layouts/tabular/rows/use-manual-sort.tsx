import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Item } from '../../../domain/items';
import { lazyComponent, useStream, useText } from '../../../kit';
import { IconButton, VisuallyHidden, type RowReordering } from '../../../ui';
import type { TableRows } from './rows.view-model';

const RowReorder = lazyComponent(() =>
  import(/* webpackChunkName: "row-order" */ './row-reorder').then((module) => module.RowReorder),
);

interface ManualSortState {
  readonly reordering?: RowReordering<Item>;
  /** Listens to the handles and announces drags; loaded only when rows can be dragged. */
  readonly helper: ReactNode;
}

/**
 * Drag handles for a list sorted manually; a header button that sorts it manually otherwise. Nothing without a sort
 * field.
 */
export const useManualSort = (
  rows: TableRows,
  count: number,
  readonly: boolean,
  nameOf: (item: Item) => string,
): ManualSortState => {
  const { t } = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const manualSort = useStream(rows.manualSort$);
  const dragged = useStream(rows.drag.dragged$);
  const active = manualSort?.active ?? false;
  const denied = manualSort?.denied ?? false;
  const head = useMemo(
    () =>
      active ? (
        <VisuallyHidden>{t('hand_order')}</VisuallyHidden>
      ) : (
        <IconButton
          icon="drag_indicator"
          size="small"
          label={t('sort_by_hand_order')}
          onClick={() => rows.sortManually()}
        />
      ),
    [active, t, rows],
  );
  const [listening, setListening] = useState(false);
  const isDenied = denied !== false;
  // Handles are rendered once RowReorder listens to them.
  const handleLabel = useMemo(
    () => (active && (listening || isDenied) ? (item: Item) => t('move_row', { item: nameOf(item) }) : null),
    [active, listening, isDenied, t, nameOf],
  );
  if (manualSort === null || readonly) return { helper: null };
  return {
    reordering: {
      head,
      handleLabel,
      hint: t('move_row_hint'),
      disabledReason: denied === false ? undefined : t(denied),
      dragged,
      body,
    },
    helper:
      active && denied === false ? (
        <Suspense fallback={null}>
          <RowReorder rows={rows} body={body} count={count} nameOf={nameOf} onListening={setListening} />
        </Suspense>
      ) : null,
  };
};
