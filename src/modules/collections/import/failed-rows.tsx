import type { FailedRow, OpenTable } from '../../../application/import-export';
import { formatNumber } from '../../../kernel';
import { useText } from '../../../kit';
import type { ImportViewModel } from './import.view-model';
import classes from './import-drawer.module.css';

interface FailedRowsProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
  readonly failed: readonly FailedRow[];
}

/** More than anybody reads; the file has them all. */
const SHOWN = 100;

/** Which rows are not there, and why. */
export const FailedRows = ({ view, open, failed }: FailedRowsProps) => {
  const { t, locale } = useText();
  return (
    <div className={classes['sheet']}>
      <table className={classes['columns']}>
        <caption className={classes['caption']}>
          {failed.length > SHOWN ? t('rows_shown_first', { number: SHOWN, total: failed.length }) : t('rows_failed')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classes['number']}>
              {t('row')}
            </th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {failed.slice(0, SHOWN).map((row) => (
            <tr key={row.index}>
              <td data-head={t('row')}>{formatNumber(view.items.numberOf(open, row.index), locale.code)}</td>
              <td>{view.reasonOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
