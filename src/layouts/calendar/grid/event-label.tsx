import { useState, type MouseEvent } from 'react';
import { useText } from '../../../kit';
import { IconButton, Link } from '../../../ui';
import type { EditableEntry } from '../calendar.view-model';
import classes from './calendar-grid.module.css';

interface EventLabelProps {
  readonly entry: EditableEntry;
  /** Formatted time; '' when the view shows none. */
  readonly time: string;
  /** Null when items cannot be opened. */
  readonly href: string | null;
  /** The copy that follows the pointer during a drag. */
  readonly mirror: boolean;
  /** Without hover the move button is always rendered. */
  readonly touch: boolean;
  /** Null in a readonly calendar. */
  readonly onMove: ((entry: EditableEntry) => void) | null;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * An event: a link to its item, and a move button as the alternative to dragging. The button is rendered on hover or focus,
 * since a month of buttons would take longer to render than the events.
 */
export const EventLabel = ({ entry, time, href, mirror, touch, onMove, onClick }: EventLabelProps) => {
  const [active, setActive] = useState(false);
  const activate = (): void => setActive(true);
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
      onPointerEnter={activate}
      onFocus={activate}
    >
      {href === null || mirror ? (
        <span className={classes['link']}>{text}</span>
      ) : (
        <Link href={href} className={classes['link']} draggable={false} onClick={onClick}>
          {text}
        </Link>
      )}
      {onMove === null || mirror || !(active || touch) ? null : <MoveButton entry={entry} onMove={onMove} />}
    </div>
  );
};

interface MoveButtonProps {
  readonly entry: EditableEntry;
  readonly onMove: (entry: EditableEntry) => void;
}

const MoveButton = ({ entry, onMove }: MoveButtonProps) => {
  const { t } = useText();
  // Enabled when only the end may be changed, too.
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
