import { useText } from '../../kit';
import { AnchoredMenu, type MenuEntry } from '../../ui';
import type { EditableEntry } from './calendar.view-model';
import { dialogDenied } from './entries/calendar-entries.rules';

interface EventMenuProps {
  readonly entry: EditableEntry;
  /** Null when items cannot be opened. */
  readonly href: string | null;
  readonly anchor: HTMLElement;
  readonly onMove: (entry: EditableEntry) => void;
  readonly onClose: () => void;
}

/** What can be done with an event: opening it, and moving it without a drag. */
export const EventMenu = ({ entry, href, anchor, onMove, onClose }: EventMenuProps) => {
  const { t } = useText();
  const denied = dialogDenied(entry);
  const open: MenuEntry = {
    key: 'open',
    label: t('calendar_event_open'),
    icon: 'open_in_new',
    href: href ?? undefined,
  };
  const move: MenuEntry = {
    key: 'move',
    label: t('calendar_event_move'),
    icon: 'open_with',
    disabledReason: denied && t(denied),
    onSelect: () => onMove(entry),
  };
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('calendar_event_menu', { event: entry.title })}
      entries={href === null ? [move] : [open, move]}
      onClose={onClose}
    />
  );
};
