import { DocsLink } from '../../../page/docs-link';
import { useEffect, useRef } from 'react';
import type { ListSession } from '../../../../application/browse';
import { EXPORT_FORMATS } from '../../../../domain/query';
import { entryNotation, listSeparator, printEntry } from '../../../../domain/values';
import { useStream, useText, useViewModel } from '../../../../kit';
import { FailureNotice } from '../../../page/failure-state';
import { Button, Checkbox, Field, Notice, Progress, Radio, Segmented } from '../../../../ui';
import { exportViewModel } from './export.view-model';
import classes from './export-panel.module.css';

interface ExportPanelProps {
  readonly browse: ListSession;
  /** Null once the panel has the focus. */
  readonly focusRequest: object | null;
  readonly onFocused: () => void;
}

/** Exports the list to a file. */
export const ExportPanel = ({ browse, focusRequest, onFocused }: ExportPanelProps) => {
  const { t, locale } = useText();
  const { work } = useViewModel(exportViewModel, browse);
  const { format, what, columns, isForExcel, hasLocalSeparators } = useStream(work.options$);
  const { found, everything, selected } = useStream(work.counts$);
  const state = useStream(work.state$);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequest === null) return;
    panel.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus();
    onFocused();
  }, [focusRequest, onFocused]);
  const number = (value: number | null): number | string => value ?? '—';
  const separator = listSeparator(locale.code);
  const working = state.kind === 'working';
  const share = working && state.total !== null ? state.done / state.total : null;
  return (
    <div ref={panel} className={classes['panel']}>
      <Field name="export-format" label={t('export_format')}>
        <Segmented
          label={t('export_format')}
          block
          value={format}
          options={EXPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(value) => work.setOptions({ format: value })}
        />
      </Field>
      {format === 'csv' ? (
        <div className={classes['choices']}>
          <Checkbox checked={isForExcel} onChange={(next) => work.setCsvOptions({ isForExcel: next })}>
            {t('export_for_excel')}
          </Checkbox>
          {separator === ',' ? null : (
            <Checkbox
              checked={hasLocalSeparators}
              onChange={(next) => work.setCsvOptions({ hasLocalSeparators: next })}
            >
              {t('export_local_separators', {
                separator,
                example: printEntry(0.5, 'float', entryNotation(locale.code)),
              })}
            </Checkbox>
          )}
        </div>
      ) : null}
      <Field name="export-what" label={t('export_what')}>
        <div className={classes['choices']}>
          {selected === 0 ? null : (
            <Radio
              name="export-what"
              checked={what === 'selected'}
              onChange={() => work.setOptions({ what: 'selected' })}
            >
              {t('export_selected', { number: selected })}
            </Radio>
          )}
          <Radio name="export-what" checked={what === 'found'} onChange={() => work.setOptions({ what: 'found' })}>
            {t('export_found', { number: number(found) })}
          </Radio>
          <Radio
            name="export-what"
            checked={what === 'everything'}
            onChange={() => work.setOptions({ what: 'everything' })}
          >
            {t('export_everything', { number: number(everything) })}
          </Radio>
        </div>
      </Field>
      <Field name="export-columns" label={t('export_columns')}>
        <div className={classes['choices']}>
          <Radio
            name="export-columns"
            checked={columns === 'shown'}
            onChange={() => work.setOptions({ columns: 'shown' })}
          >
            {t('export_current_columns')}
          </Radio>
          <Radio name="export-columns" checked={columns === 'all'} onChange={() => work.setOptions({ columns: 'all' })}>
            {t('export_all_fields')}
          </Radio>
        </div>
      </Field>
      {working ? (
        <div className={classes['progress']} role="status">
          <p>{state.total === null ? t('exporting') : t('progress_of', { done: state.done, total: state.total })}</p>
          <Progress label={t('exporting')} value={share} />
        </div>
      ) : null}
      {/* One button for both actions, so that it keeps the focus. */}
      <Button
        block
        icon={working ? undefined : 'file_download'}
        onClick={() => (working ? work.cancel() : work.execute(locale.code))}
      >
        {t(working ? 'cancel' : 'export')}
      </Button>
      {state.kind === 'failed' ? <FailureNotice failure={state.failure} /> : null}
      {state.kind === 'saved' ? (
        <Notice tone="success" role="status">
          {t('export_saved', { name: state.name })}
        </Notice>
      ) : null}
      <DocsLink page="guides/editing/import-export#export" />
    </div>
  );
};
