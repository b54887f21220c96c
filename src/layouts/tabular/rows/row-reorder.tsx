import { type RefObject, useEffect, useState } from 'react';
import type { Item } from '../../../domain/items';
import { type TextKey, useStream, useText } from '../../../kit';
import { MoveDialog } from '../../../parts/lists/reorder';
import { VisuallyHidden } from '../../../ui';
import type { RowDragEvent } from './row-drag';
import type { TableRows } from './rows.view-model';
import { useDragHandles } from './use-drag-handles';

interface RowReorderProps {
  readonly rows: TableRows;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** Number of items on all pages. */
  readonly count: number;
  readonly nameOf: (item: Item) => string;
  /** Called with true on mount, and with false on unmount. */
  readonly onListening: (listening: boolean) => void;
}

const EVENT_TEXTS: Readonly<Record<RowDragEvent['kind'], TextKey>> = {
  'picked-up': 'row_picked_up',
  moved: 'row_over',
  dropped: 'row_put_down',
  cancelled: 'row_taken_back',
};

/** Listens to the drag handles, announces drags to screen readers, and asks for a position. */
export const RowReorder = ({ rows, body, count, nameOf, onListening }: RowReorderProps) => {
  const { t } = useText();
  const [movingKey, setMovingKey] = useState<string | null>(null);
  const event = useStream(rows.drag.events$);
  const nameOfKey = (key: string): string => {
    const item = rows.item(key);
    return item === null ? key : nameOf(item);
  };
  useDragHandles(body, rows.drag, setMovingKey);
  useEffect(() => {
    onListening(true);
    return () => onListening(false);
  }, [onListening]);
  return (
    <>
      <div role="status" aria-atomic="true">
        <VisuallyHidden>
          {event === null
            ? null
            : t(EVENT_TEXTS[event.kind], { item: nameOfKey(event.key), position: rows.positionAt(event.index), count })}
        </VisuallyHidden>
      </div>
      {movingKey === null ? null : (
        <MoveDialog
          name={nameOfKey(movingKey)}
          position={rows.positionOf(movingKey)}
          count={count}
          onMove={(position) => rows.moveTo(movingKey, position)}
          onClose={() => setMovingKey(null)}
        />
      )}
    </>
  );
};
