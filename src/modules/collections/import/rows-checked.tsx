import type { OpenTable } from '../../../application/import-export';
import { useStream, useText } from '../../../kit';
import { Notice, Progress } from '../../../ui';
import type { ImportViewModel } from './import.view-model';
import classes from './import-drawer.module.css';

interface RowsCheckedProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
}

/** What is known of the rows before any of them is sent. */
export const RowsChecked = ({ view, open }: RowsCheckedProps) => {
  const { t } = useText();
  const { checked, wrong, first } = useStream(view.items.checks$);
  const total = open.table.rows.length;
  if (checked < total) {
    const words = t('checking_rows', { done: checked, total: total });
    return (
      <div className={classes['progress']}>
        <p>{words}</p>
        <Progress label={words} value={checked / total} />
      </div>
    );
  }
  if (first === null)
    return (
      <Notice tone="success" role="status">
        {t('rows_fine')}
      </Notice>
    );
  return (
    <Notice tone="warning" role="status" title={t('rows_wrong', { number: wrong })}>
      {t('rows_wrong_first', {
        row: view.items.numberOf(open, first.index),
        reason: first.problems.map(view.problemText).join('; '),
      })}
    </Notice>
  );
};
