import type { AutoRefresh, ListSession } from '../../../../application/browse';
import { REFRESH_INTERVALS, refreshIntervalOf } from '../../../../domain/presets';
import { formatDuration } from '../../../../kernel';
import { type PageAction, useAction, useStream, useText } from '../../../../kit';
import { ActionButton } from '../../../page/action-button';
import { Field, Select } from '../../../../ui';
import classes from './refresh-panel.module.css';

const PAUSES = {
  offline: 'refresh_paused_offline',
  editing: 'refresh_paused_editing',
  session: 'refresh_paused_session',
} as const;

export interface RefreshPanelProps {
  readonly browse: ListSession;
  readonly refresh: AutoRefresh;
  readonly refreshNow: PageAction;
}

/** The refresh interval, and why refreshing is paused. */
export const RefreshPanel = ({ browse, refresh, refreshNow }: RefreshPanelProps) => {
  const { t, locale } = useText();
  const interval = useStream(browse.view$).refresh_interval;
  const paused = useStream(refresh.paused$);
  const options = REFRESH_INTERVALS.map((seconds) => ({
    value: String(seconds ?? ''),
    label: seconds === null ? t('refresh_never') : formatDuration(seconds, locale.code),
  }));
  // The reason 'hidden' is not shown: the page is not visible then.
  const waiting = interval === null || paused === false || paused === 'hidden' ? undefined : t(PAUSES[paused]);
  return (
    <div className={classes['panel']}>
      <Field name="refresh_interval" label={t('refresh_list')} note={waiting}>
        <Select
          size="medium"
          value={String(interval ?? '')}
          options={options}
          onChange={(value) =>
            browse.view.change({ refresh_interval: refreshIntervalOf(value === '' ? null : Number(value)) })
          }
        />
      </Field>
      <ActionButton action={useAction(refreshNow)} size="small" />
    </div>
  );
};
