import type { FailedRow, ImportRun, OpenTable } from '../../../application/import-export';
import { formatNumber } from '../../../kernel';
import { useStream, useText } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Button, ButtonRow, DescriptionList, Notice, Progress } from '../../../ui';
import classes from './import-drawer.module.css';
import type { ImportViewModel } from './import.view-model';

interface FailedRowsProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
  readonly failed: readonly FailedRow[];
}

/** The saved file has all of them. */
const MAX_SHOWN_ROWS = 100;

/** The failed rows and their reasons. */
const FailedRows = ({ view, open, failed }: FailedRowsProps) => {
  const { t, locale } = useText();
  return (
    <div className={classes['sheet']}>
      <table className={classes['columns']}>
        <caption className={classes['caption']}>
          {failed.length > MAX_SHOWN_ROWS
            ? t('rows_shown_first', { number: MAX_SHOWN_ROWS, total: failed.length })
            : t('rows_failed')}
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
          {failed.slice(0, MAX_SHOWN_ROWS).map((row) => (
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

interface ImportOutcomeProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
  readonly run: ImportRun;
  readonly onClose: () => void;
}

/** The progress of an import, and its result. */
export const ImportOutcome = ({ view, open, run, onClose }: ImportOutcomeProps) => {
  const { t, locale } = useText();
  const { kind, total, created, updated, skipped, failed, obstacle, stopping } = useStream(run.progress$);
  const number = (value: number): string => formatNumber(value, locale.code);
  const done = created + updated + skipped + failed.length;
  return (
    <>
      {kind === 'finished' ? (
        <Notice tone={failed.length === 0 ? 'success' : 'warning'} role="status" title={t('import_finished')} />
      ) : (
        <div className={classes['progress']} role="status">
          <p>{t('progress_of', { done, total })}</p>
          <Progress label={t('importing')} value={total === 0 ? null : done / total} />
        </div>
      )}
      {kind === 'paused' ? (
        <Notice tone="warning" role="alert" title={t('import_paused')}>
          {t('import_paused_text')}
        </Notice>
      ) : null}
      {obstacle === null ? null : <FailureNotice failure={obstacle} />}
      <div className={classes['facts']}>
        <DescriptionList
          entries={[
            { name: t('rows_created'), value: number(created) },
            ...(updated === 0 ? [] : [{ name: t('rows_updated'), value: number(updated) }]),
            ...(skipped === 0 ? [] : [{ name: t('rows_skipped'), value: number(skipped) }]),
            { name: t('rows_failed'), value: number(failed.length) },
          ]}
        />
      </div>
      {failed.length === 0 ? null : <FailedRows view={view} open={open} failed={failed} />}
      <ButtonRow align="end">
        {kind === 'finished' ? null : (
          <Button disabledReason={stopping && t('work_under_way')} onClick={() => run.stop()}>
            {t('import_stop')}
          </Button>
        )}
        {kind === 'paused' ? (
          <Button variant="primary" onClick={() => run.resume()}>
            {t('go_on')}
          </Button>
        ) : null}
        {kind === 'finished' && failed.length > 0 ? (
          <Button icon="file_download" onClick={() => view.saveFailed()}>
            {t('save_failed_rows')}
          </Button>
        ) : null}
        {kind === 'finished' ? (
          <>
            <Button variant="ghost" onClick={() => view.items.startOver()}>
              {t('import_another')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t('done')}
            </Button>
          </>
        ) : null}
      </ButtonRow>
    </>
  );
};
