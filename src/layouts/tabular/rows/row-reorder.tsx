import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Item } from '../../../domain/items';
import { type TextKey, useStream, useText } from '../../../kit';
import { Button, Dialog, Field, Input, VisuallyHidden } from '../../../ui';
import type { RowDragEvent } from './row-drag';
import classes from './row-reorder.module.css';
import type { TableRows } from './rows.view-model';
import { useDragHandles } from './use-drag-handles';

interface MoveDialogProps {
  /** What the item is called. */
  readonly name: string;
  /** Where it stands over all pages, from 1, and how many stand there. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

const FORM = 'move-to-position';

/** Asks where an item is to stand, on whichever page that is. */
const MoveDialog = ({ name, position, count, onMove, onClose }: MoveDialogProps) => {
  const { t } = useText();
  const [text, setText] = useState(String(position));
  const wanted = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  const fits = wanted >= 1 && wanted <= count;
  const range = t('position_of', { count });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!fits) return;
    if (wanted !== position) onMove(wanted);
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
          <Button variant="primary" type="submit" form={FORM} disabledReason={fits ? false : range}>
            {t('move_item')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={classes['form']} onSubmit={submit}>
        <Field name="position" label={range}>
          <Input inputMode="numeric" autoComplete="off" value={text} invalid={!fits} onChange={setText} />
        </Field>
      </form>
    </Dialog>
  );
};

interface RowReorderProps {
  readonly rows: TableRows;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** How many items there are on all pages. */
  readonly count: number;
  readonly nameOf: (item: Item) => string;
  /** Hears when grips work, and when they do not any more. */
  readonly onListening: (listening: boolean) => void;
}

const EVENT_TEXTS: Readonly<Record<RowDragEvent['kind'], TextKey>> = {
  'picked-up': 'row_picked_up',
  moved: 'row_over',
  'dropped': 'row_put_down',
  'cancelled': 'row_taken_back',
};

/** Rows put in order by their grips, told to those who listen. */
export const RowReorder = ({ rows, body, count, nameOf, onListening }: RowReorderProps) => {
  const { t } = useText();
  const [asked, ask] = useState<string | null>(null);
  const news = useStream(rows.drag.events$);
  const called = (key: string): string => {
    const item = rows.item(key);
    return item === null ? key : nameOf(item);
  };
  useDragHandles(body, rows.drag, ask);
  useEffect(() => {
    onListening(true);
    return () => onListening(false);
  }, [onListening]);
  return (
    <>
      <div role="status" aria-atomic="true">
        <VisuallyHidden>
          {news === null
            ? null
            : t(EVENT_TEXTS[news.kind], { item: called(news.key), position: rows.positionAt(news.index), count })}
        </VisuallyHidden>
      </div>
      {asked === null ? null : (
        <MoveDialog
          name={called(asked)}
          position={rows.positionOf(asked)}
          count={count}
          onMove={(position) => rows.moveTo(asked, position)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
};
