import { useState, type MouseEvent } from 'react';
import { type ItemChoice, type LayoutProps, useStream, useTakenKeys, useText } from '../../../kit';
import { classNames, customColor, Icon, IconButton, Link } from '../../../ui';
import type { EditableEntry } from '../calendar.view-model';
import { dialogDenied } from '../entries/calendar-entries.rules';
import type { OpenEventMenu } from '../use-event-menu';
import { useLongPress } from './use-long-press';
import classes from './calendar-grid.module.css';

interface EventLabelProps {
  readonly entry: EditableEntry;
  /** Formatted time; '' when the view shows none. */
  readonly time: string;
  /** Null when items cannot be opened. */
  readonly href: string | null;
  /** The copy that follows the pointer during a drag. */
  readonly mirror: boolean;
  /** Without hover: a button for the menu instead of the move button, in lists alone. */
  readonly touch: boolean;
  /** Null in a readonly calendar, which has no menu either. */
  readonly onMove: ((entry: EditableEntry) => void) | null;
  readonly onMenu: OpenEventMenu;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

const EventText = ({ entry, time }: Pick<EventLabelProps, 'entry' | 'time'>) => (
  <>
    {time === '' ? null : <span className={classes['time']}>{time}</span>}
    <bdi className={classes['name']}>{entry.title}</bdi>
  </>
);

/** The colour of the event's label, in which it is also named by the tooltip. */
const labelProps = ({ title, label }: EditableEntry, ...more: readonly (string | false | undefined)[]) => {
  const color = label === null ? {} : customColor(label.color, 'tint');
  const { className, ...style } = { className: undefined, ...color };
  return {
    ...style,
    className: classNames(
      classes['label'],
      label === null && classes['accent'],
      label?.color === null && classes['neutral'],
      className,
      ...more,
    ),
    title: label === null || label.text === '' ? undefined : `${title} · ${label.text}`,
  };
};

/**
 * An event: a link to its item with a context menu, and a move button as the alternative to dragging. The button is
 * rendered on hover or focus, since a month of buttons would take longer to render than the events.
 */
export const EventLabel = ({ entry, time, href, mirror, touch, onMove, onMenu, onClick }: EventLabelProps) => {
  const [active, setActive] = useState(false);
  const activate = (): void => setActive(true);
  const text = <EventText entry={entry} time={time} />;
  const editable = onMove !== null && !mirror;
  const openMenu = (label: HTMLElement): void => onMenu(entry, label.querySelector('a') ?? label);
  const longPress = useLongPress(openMenu);
  return (
    <div
      {...labelProps(entry)}
      data-key={entry.key}
      data-event={entry.times.start}
      onPointerEnter={activate}
      onFocus={activate}
      {...(editable && {
        ...longPress,
        onContextMenu: (event: MouseEvent<HTMLElement>) => {
          event.preventDefault();
          openMenu(event.currentTarget);
        },
      })}
    >
      {href === null || mirror ? (
        <span className={classes['link']}>{text}</span>
      ) : (
        <Link href={href} className={classes['link']} draggable={false} onClick={onClick}>
          {text}
        </Link>
      )}
      {editable && touch ? <MenuButton entry={entry} onMenu={onMenu} /> : null}
      {editable && active && !touch ? <MoveButton entry={entry} onMove={onMove} /> : null}
    </div>
  );
};

interface EventChoiceProps extends Pick<EventLabelProps, 'entry' | 'time'> {
  readonly choice: ItemChoice;
  readonly selection: LayoutProps['session']['selection'];
}

/**
 * An event that is chosen or toggled. It reads the selection itself, since FullCalendar renders all
 * events when one changes.
 */
export const EventChoice = ({ entry, time, choice, selection }: EventChoiceProps) => {
  const key = String(entry.key);
  const selected = useStream(selection.texts$).has(key);
  const taken = useTakenKeys(choice).has(key);
  return (
    <div
      {...labelProps(entry, selected && classes['selected'], taken && classes['taken'])}
      data-key={entry.key}
      data-event={entry.times.start}
    >
      <button
        type="button"
        className={classes['link']}
        {...(choice.mode === 'many' && { 'aria-pressed': selected })}
        {...(taken && { 'aria-disabled': true, title: choice.takenLabel })}
        onClick={() => choice.choose(key)}
      >
        <EventText entry={entry} time={time} />
      </button>
      {taken ? <Icon name="link" size="small" /> : selected ? <Icon name="check" size="small" /> : null}
    </div>
  );
};

interface MoveButtonProps {
  readonly entry: EditableEntry;
  readonly onMove: (entry: EditableEntry) => void;
}

const MoveButton = ({ entry, onMove }: MoveButtonProps) => {
  const { t } = useText();
  const denied = dialogDenied(entry);
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

interface MenuButtonProps {
  readonly entry: EditableEntry;
  readonly onMenu: OpenEventMenu;
}

const MenuButton = ({ entry, onMenu }: MenuButtonProps) => {
  const { t } = useText();
  return (
    <IconButton
      size="small"
      icon="more_vert"
      className={classes['menu']}
      label={t('calendar_event_menu', { event: entry.title })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onMenu(entry, currentTarget)}
    />
  );
};
