import { classNames } from '../../base/class-names';
import { Button } from '../button';
import { Icon } from '../../content/icon';
import { Menu, type MenuEntry } from '../../overlays/menu';
import classes from './split-button.module.css';

export interface SplitButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick?: (() => void) | undefined;
  readonly href?: string | undefined;
  readonly disabledReason?: string | false | null | undefined;
  readonly busy?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly form?: string | undefined;
  /** Accessible name of the menu and its button: 'More ways to save'. */
  readonly menuLabel: string;
  /** Without entries only the primary button is rendered. */
  readonly entries: readonly MenuEntry[];
}

/** The primary action of a page, and its variants in a menu. On phones the primary part shows only its icon. */
export const SplitButton = ({ label, icon, menuLabel, entries, disabledReason, ...main }: SplitButtonProps) => (
  <span className={classes['split']}>
    <Button
      {...main}
      variant="primary"
      icon={icon}
      disabledReason={disabledReason}
      collapses={entries.length === 0}
      className={entries.length > 0 ? classes['main'] : undefined}
    >
      {label}
    </Button>
    {entries.length === 0 ? null : (
      <Menu
        label={menuLabel}
        entries={entries}
        trigger={
          <button
            type="button"
            className={classNames(classes['more'], (disabledReason || main.busy) && classes['off'])}
            aria-label={menuLabel}
          >
            <Icon name="expand_more" />
          </button>
        }
      />
    )}
  </span>
);
