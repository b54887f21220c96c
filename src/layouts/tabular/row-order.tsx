import { useEffect, useState, type RefObject } from 'react';
import type { Item } from '../../domain/items';
import { useStream, useText, type TextKey } from '../../kit';
import { VisuallyHidden } from '../../ui';
import type { CarryingNews } from './carrying';
import { MoveDialog } from './move-dialog';
import type { TableRows } from './rows.view-model';
import { useGrips } from './use-grips';

interface RowOrderProps {
  readonly rows: TableRows;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** How many items there are on all pages. */
  readonly count: number;
  readonly nameOf: (item: Item) => string;
  /** Hears when grips work, and when they do not any more. */
  readonly onListening: (listening: boolean) => void;
}

const SAID: Readonly<Record<CarryingNews['kind'], TextKey>> = {
  'picked-up': 'row_picked_up',
  over: 'row_over',
  'put-down': 'row_put_down',
  'taken-back': 'row_taken_back',
};

/** Rows put in order by their grips, told to those who listen. */
export const RowOrder = ({ rows, body, count, nameOf, onListening }: RowOrderProps) => {
  const { t } = useText();
  const [asked, ask] = useState<string | null>(null);
  const news = useStream(rows.carrying.news$);
  const called = (key: string): string => {
    const item = rows.item(key);
    return item === null ? key : nameOf(item);
  };
  useGrips(body, rows.carrying, ask);
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
            : t(SAID[news.kind], { item: called(news.key), position: rows.positionAt(news.place), count })}
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
