import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import classes from './field.module.css';

export interface FieldTriggerProps {
  /** Accessible name. */
  readonly label: string;
  /** The 'edited' mark as the button's text; without it a small arrow. */
  readonly edited?: string | undefined;
  readonly expanded: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
}

/** The button after a field's label that opens the field's menu. */
export const FieldTrigger = ({ label, edited, expanded, onOpen }: FieldTriggerProps) => (
  <button
    type="button"
    className={classNames(edited === undefined ? classes['trigger'] : classes['edited'])}
    aria-label={label}
    title={label}
    aria-haspopup="menu"
    aria-expanded={expanded}
    onClick={({ currentTarget }) => onOpen(currentTarget)}
    onKeyDown={(event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      onOpen(event.currentTarget);
    }}
  >
    {edited ?? <Icon name="expand_more" size="small" />}
  </button>
);
