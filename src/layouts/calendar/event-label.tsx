import type { MouseEvent } from 'react';
import { useText } from '../../kit';
import { IconButton, Link } from '../../ui';
import type { PlacedEntry } from './calendar.view-model';
import classes from './calendar-grid.module.css';

interface EventLabelProps {
  readonly entry: PlacedEntry;
  /** As the view tells it; '' where it does not. */
  readonly time: string;
  /** Null when items do not open. */
  readonly href: string | null;
  /** Follows the pointer while it is dragged. */
  readonly mirror: boolean;
  /** Null where nothing is changed. */
  readonly onMove: ((entry: PlacedEntry) => void) | null;
  readonly onClick: (event: MouseEvent) => void;
}

/** An event by its name, which leads to its item, and a handle for those who do not drag. */
export const EventLabel = ({ entry, time, href, mirror, onMove, onClick }: EventLabelProps) => {
  const { t } = useText();
  const text = (
    <>
      {time === '' ? null : <span className={classes['time']}>{time}</span>}
      <span className={classes['name']}>
        <bdi>{entry.title}</bdi>
      </span>
    </>
  );
  return (
    <div className={classes['label']} data-key={entry.key} data-event={entry.drawn.start}>
      {href === null || mirror ? (
        <span className={classes['link']}>{text}</span>
      ) : (
        <Link href={href} className={classes['link']} draggable={false} onClick={onClick}>
          {text}
        </Link>
      )}
      {onMove === null || mirror ? null : (
        <IconButton
          size="tiny"
          icon="open_with"
          className={classes['grip']}
          label={t('calendar_move', { event: entry.title })}
          aria-haspopup="dialog"
          disabledReason={entry.moveDenied && t(entry.moveDenied)}
          onClick={() => onMove(entry)}
        />
      )}
    </div>
  );
};
