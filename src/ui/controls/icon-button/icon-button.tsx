import type { MouseEvent, Ref } from 'react';
import { Badge } from '../../content/badge';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { Link } from '../../content/link';
import { useTooltip } from '../../overlays/tooltip';
import classes from './icon-button.module.css';

export interface IconButtonProps {
  readonly icon: string;
  /** Accessible name and tooltip. */
  readonly label: string;
  /** The keys that do the same, separated by spaces, in the tooltip: 'Ctrl B'. */
  readonly keys?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** 24, 28 and 36 pixels. */
  readonly size?: 'tiny' | 'small' | 'medium' | undefined;
  readonly variant?: 'plain' | 'danger' | 'back' | 'primary' | undefined;
  /** Renders a toggle button. */
  readonly pressed?: boolean | undefined;
  /** The icon is mirrored in right-to-left languages. */
  readonly dir?: boolean | undefined;
  /** Disables the button: it stays focusable, ignores clicks and shows the reason as its tooltip. */
  readonly disabledReason?: string | false | null | undefined;
  readonly href?: string | undefined;
  /** A small count on the corner; repeat it in the label. */
  readonly badge?: string | number | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
}

const KEY_NAMES: Readonly<Record<string, string>> = { Ctrl: 'Control', '⌘': 'Meta', '⌥': 'Alt', '⇧': 'Shift' };

/** The keys as assistive technology expects them. */
const announcedKeys = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => KEY_NAMES[key] ?? key)
    .join('+');

/** A button with an icon only. */
export const IconButton = ({
  icon,
  label,
  keys,
  onClick,
  size = 'medium',
  variant = 'plain',
  pressed,
  dir,
  disabledReason,
  href,
  badge,
  type = 'button',
  className,
  ref,
  ...rest
}: IconButtonProps) => {
  const reason = disabledReason || null;
  const { trigger, tooltip } = useTooltip(reason ?? (keys === undefined ? label : `${label} (${keys})`), {
    describes: reason !== null,
  });
  const buttonClass = classNames(
    classes['button'],
    variant !== 'plain' && classes[variant],
    size !== 'medium' && classes[size],
    className,
  );
  const content = (
    <>
      <Icon name={icon} dir={dir} />
      {badge === undefined ? null : (
        <span className={classes['badge']} aria-hidden="true">
          <Badge>{badge}</Badge>
        </span>
      )}
    </>
  );
  if (href !== undefined && reason === null) {
    return (
      <>
        <Link
          {...rest}
          {...trigger}
          href={href}
          className={buttonClass}
          aria-label={label}
          {...(onClick && { onClick })}
        >
          {content}
        </Link>
        {tooltip}
      </>
    );
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (reason === null) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <>
      <button
        {...rest}
        {...trigger}
        ref={ref}
        type={type}
        className={buttonClass}
        aria-label={label}
        onClick={press}
        {...(keys !== undefined && { 'aria-keyshortcuts': announcedKeys(keys) })}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        {...(reason !== null && { 'aria-disabled': true })}
      >
        {content}
      </button>
      {tooltip}
    </>
  );
};
