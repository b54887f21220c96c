import { useMemo } from 'react';
import type { Item } from '../../../domain/items';
import { type ItemChoice, type LayoutProps, useText } from '../../../kit';
import { classNames, IconButton, useMediaQuery } from '../../../ui';
import type { EditableEntry } from '../calendar.view-model';
import { dateOf } from '../entries/wall-clock.rules';
import gridClasses from '../grid/calendar-grid.module.css';
import { agendaFormats } from '../grid/date-formats';
import { EventChoice, EventLabel } from '../grid/event-label';
import type { OpenEventMenu } from '../use-event-menu';
import { entriesOn, partOfDay } from './agenda.rules';
import classes from './day-agenda.module.css';

interface DayAgendaProps {
  readonly day: string;
  /** Of all days. */
  readonly entries: readonly EditableEntry[];
  readonly loading: boolean;
  readonly linkTo: (item: Item) => string | null;
  readonly choice: ItemChoice | undefined;
  readonly selection: LayoutProps['session']['selection'];
  /** Null in a readonly calendar. */
  readonly onMove: ((entry: EditableEntry) => void) | null;
  readonly onMenu: OpenEventMenu;
  /** Creates an item on the day; null when items cannot be created. */
  readonly onCreate: (() => void) | null;
}

/** The events of a day as a list. */
export const DayAgenda = ({
  day,
  entries,
  loading,
  linkTo,
  choice,
  selection,
  onMove,
  onMenu,
  onCreate,
}: DayAgendaProps) => {
  const { t, locale } = useText();
  const touch = useMediaQuery('(hover: none)');
  const formats = useMemo(() => agendaFormats(locale.code), [locale]);
  const shown = entriesOn(entries, day);
  const title = formats.day.format(dateOf(day));
  const timeText = ({ times }: EditableEntry): string => {
    const part = partOfDay(times, day);
    if (part === null) return t('calendar_all_day');
    const start = dateOf(part.start);
    return part.end === null ? formats.time.format(start) : formats.time.formatRange(start, dateOf(part.end));
  };
  return (
    <section className={classes['agenda']} aria-label={title}>
      <div className={classes['head']}>
        <h3 aria-live="polite">{title}</h3>
        {onCreate === null ? null : <IconButton size="small" icon="add" label={t('create_item')} onClick={onCreate} />}
      </div>
      {shown.length > 0 ? (
        <ul>
          {shown.map((entry) => (
            <li key={entry.key} className={classNames(gridClasses['event'], gridClasses['line-event'], classes['row'])}>
              {choice === undefined ? (
                <EventLabel
                  entry={entry}
                  time={timeText(entry)}
                  href={linkTo(entry.item)}
                  mirror={false}
                  touch={touch}
                  onMove={onMove}
                  onMenu={onMenu}
                />
              ) : (
                <EventChoice entry={entry} time={timeText(entry)} choice={choice} selection={selection} />
              )}
            </li>
          ))}
        </ul>
      ) : loading ? null : (
        <p className={classes['empty']}>{t('calendar_day_empty')}</p>
      )}
    </section>
  );
};
