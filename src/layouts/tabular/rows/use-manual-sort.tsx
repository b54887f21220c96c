import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Item } from '../../../domain/items';
import { lazyComponent, useStream, useText } from '../../../kit';
import { IconButton, VisuallyHidden, type RowReordering } from '../../../ui';
import type { TableRows } from './rows.view-model';

const RowOrder = lazyComponent(() =>
  import(/* webpackChunkName: "row-order" */ './row-reorder').then((module) => module.RowReorder),
);

interface Order {
  readonly order?: RowReordering<Item>;
  /** What listens to the grips, and speaks; fetched only for a list that can be put in order now. */
  readonly helper: ReactNode;
}

/** The order by hand, where a collection has one: grips, or the way to them while the list is sorted otherwise. */
export const useManualSort = (
  rows: TableRows,
  count: number,
  readonly: boolean,
  nameOf: (item: Item) => string,
): Order => {
  const { t } = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const order = useStream(rows.manualSort$);
  const carried = useStream(rows.drag.dragged$);
  const shown = order?.active ?? false;
  const denied = order?.denied ?? false;
  const head = useMemo(
    () =>
      shown ? (
        <VisuallyHidden>{t('hand_order')}</VisuallyHidden>
      ) : (
        <IconButton
          icon="drag_indicator"
          size="small"
          label={t('sort_by_hand_order')}
          onClick={() => rows.sortManually()}
        />
      ),
    [shown, t, rows],
  );
  const [listens, setListens] = useState(false);
  const denies = denied !== false;
  // A grip is there once somebody listens to it.
  const grip = useMemo(
    () => (shown && (listens || denies) ? (item: Item) => t('move_row', { item: nameOf(item) }) : null),
    [shown, listens, denies, t, nameOf],
  );
  if (order === null || readonly) return { helper: null };
  return {
    order: {
      head,
      handleLabel: grip,
      hint: t('move_row_hint'),
      disabledReason: denied === false ? undefined : t(denied),
      dragged: carried,
      body,
    },
    helper:
      shown && denied === false ? (
        <Suspense fallback={null}>
          <RowOrder rows={rows} body={body} count={count} nameOf={nameOf} onListening={setListens} />
        </Suspense>
      ) : null,
  };
};
