import { CALENDAR_VIEWS, type CalendarView } from '../../domain/query';
import { useText, type TextKey } from '../../kit';
import { Button, IconButton, Segmented } from '../../ui';
import classes from './calendar.module.css';

export type CalendarStep = 'today' | 'prev' | 'next' | 'prevYear' | 'nextYear';

interface CalendarToolbarProps {
  readonly title: string;
  readonly view: CalendarView;
  readonly onStep: (step: CalendarStep) => void;
  readonly onView: (view: CalendarView) => void;
}

const NAMES = {
  dayGridMonth: 'calendar_month',
  timeGridWeek: 'calendar_week',
  timeGridDay: 'calendar_day',
  listWeek: 'calendar_list',
} as const satisfies Readonly<Record<CalendarView, TextKey>>;

const STEPS = {
  dayGridMonth: ['calendar_previous_month', 'calendar_next_month'],
  timeGridWeek: ['calendar_previous_week', 'calendar_next_week'],
  timeGridDay: ['calendar_previous_day', 'calendar_next_day'],
  listWeek: ['calendar_previous_week', 'calendar_next_week'],
} as const satisfies Readonly<Record<CalendarView, readonly [TextKey, TextKey]>>;

/**
 * Previous and next buttons, title and view switch. A row of the calendar, so that the toolbar of the list is the same for
 * every layout.
 */
export const CalendarToolbar = ({ title, view, onStep, onView }: CalendarToolbarProps) => {
  const { t } = useText();
  const [previous, next] = STEPS[view];
  return (
    <div className={classes['bar']}>
      <div className={classes['steps']} role="group" aria-label={t('layout_calendar')}>
        <Button size="small" onClick={() => onStep('today')}>
          {t('calendar_today')}
        </Button>
        <span className={classes['year']}>
          <IconButton
            size="small"
            dir
            icon="keyboard_double_arrow_left"
            label={t('calendar_previous_year')}
            onClick={() => onStep('prevYear')}
          />
        </span>
        <IconButton size="small" dir icon="chevron_left" label={t(previous)} onClick={() => onStep('prev')} />
        <IconButton size="small" dir icon="chevron_right" label={t(next)} onClick={() => onStep('next')} />
        <span className={classes['year']}>
          <IconButton
            size="small"
            dir
            icon="keyboard_double_arrow_right"
            label={t('calendar_next_year')}
            onClick={() => onStep('nextYear')}
          />
        </span>
        <h2 className={classes['heading']} aria-live="polite">
          {title}
        </h2>
      </div>
      <Segmented
        label={t('calendar_view')}
        value={view}
        options={CALENDAR_VIEWS.map((value) => ({ value, label: t(NAMES[value]) }))}
        onChange={onView}
      />
    </div>
  );
};
