import { useState, type MouseEvent } from 'react';
import { useText } from '../../../kit';
import { IconButton, Link } from '../../../ui';
import type { EditableEntry } from '../calendar.view-model';
import classes from './calendar-grid.module.css';

interface EventLabelProps {
  readonly entry: EditableEntry;
  /** As the view tells it; '' where it does not. */
  readonly time: string;
  /** Null when items do not open. */
  readonly href: string | null;
  /** Follows the pointer while it is dragged. */
  readonly mirror: boolean;
  /** Where nothing hovers, the handle is always there. */
  readonly touch: boolean;
  /** Null where nothing is changed. */
  readonly onMove: ((entry: EditableEntry) => void) | null;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * An event by its name, which leads to its item, and a handle for those who do not drag. The handle comes with the pointer
 * or the focus: a month of them would take longer to draw than the events.
 */
export const EventLabel = ({ entry, time, href, mirror, touch, onMove, onClick }: EventLabelProps) => {
  const [reached, reach] = useState(false);
  const come = (): void => reach(true);
  const text = (
    <>
      {time === '' ? null : <span className={classes['time']}>{time}</span>}
      <bdi className={classes['name']}>{entry.title}</bdi>
    </>
  );
  return (
    <div
      className={classes['label']}
      data-key={entry.key}
      data-event={entry.times.start}
      onPointerEnter={come}
      onFocus={come}
    >
      {href === null || mirror ? (
        <span className={classes['link']}>{text}</span>
      ) : (
        <Link href={href} className={classes['link']} draggable={false} onClick={onClick}>
          {text}
        </Link>
      )}
      {onMove === null || mirror || !(reached || touch) ? null : <MoveHandle entry={entry} onMove={onMove} />}
    </div>
  );
};

interface MoveHandleProps {
  readonly entry: EditableEntry;
  readonly onMove: (entry: EditableEntry) => void;
}

const MoveHandle = ({ entry, onMove }: MoveHandleProps) => {
  const { t } = useText();
  // Who may only change its end does that here, too.
  const denied = entry.resizeDenied === false ? false : entry.moveDenied;
  return (
    <IconButton
      size="tiny"
      icon="open_with"
      className={classes['grip']}
      label={t('calendar_move', { event: entry.title })}
      aria-haspopup="dialog"
      disabledReason={denied && t(denied)}
      onClick={() => onMove(entry)}
    />
  );
};
