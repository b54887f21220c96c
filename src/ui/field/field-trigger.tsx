import { classNames } from '../class-names';
import { Icon } from '../icon';
import classes from './field.module.css';

export interface FieldTriggerProps {
  /** What the button does, for screen readers. */
  readonly label: string;
  /** The word that says that the field has been edited: the button is its mark then, otherwise a small arrow. */
  readonly edited?: string | undefined;
  readonly expanded: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
  /** The pointer or the focus has come near: time to fetch what will open. */
  readonly onApproach?: (() => void) | undefined;
}

/** Behind the name of a field: opens what can be done with its value. */
export const FieldTrigger = ({ label, edited, expanded, onOpen, onApproach }: FieldTriggerProps) => (
  <button
    type="button"
    className={classNames(edited === undefined ? classes['trigger'] : classes['edited'])}
    aria-label={label}
    title={label}
    aria-haspopup="menu"
    aria-expanded={expanded}
    onClick={({ currentTarget }) => onOpen(currentTarget)}
    onPointerOver={onApproach}
    onFocus={onApproach}
    onKeyDown={(event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      onOpen(event.currentTarget);
    }}
  >
    {edited ?? <Icon name="expand_more" size="small" />}
  </button>
);
