import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Item } from '../../../domain/items';
import { type TextKey, useStream, useText } from '../../../kit';
import { Button, Dialog, Field, Input, VisuallyHidden } from '../../../ui';
import type { RowDragEvent } from './row-drag';
import classes from './row-reorder.module.css';
import type { TableRows } from './rows.view-model';
import { useDragHandles } from './use-drag-handles';

interface MoveDialogProps {
  /** Name of the item. */
  readonly name: string;
  /** Position over all pages, from 1, and number of items. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

const FORM = 'move-to-position';

/** Asks for the new position of an item, which may be on another page. */
const MoveDialog = ({ name, position, count, onMove, onClose }: MoveDialogProps) => {
  const { t } = useText();
  const [text, setText] = useState(String(position));
  const target = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  const valid = target >= 1 && target <= count;
  const range = t('position_of', { count });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!valid) return;
    if (target !== position) onMove(target);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('move_row', { item: name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} disabledReason={valid ? false : range}>
            {t('move_item')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={classes['form']} onSubmit={submit}>
        <Field name="position" label={range}>
          <Input inputMode="numeric" autoComplete="off" value={text} invalid={!valid} onChange={setText} />
        </Field>
      </form>
    </Dialog>
  );
};

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
