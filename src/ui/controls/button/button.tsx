import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { Link } from '../../content/link';
import { useTooltip } from '../../overlays/tooltip';
import classes from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger' | 'danger-fill';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  /** 28, 36 and 44 pixels high. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly icon?: string | undefined;
  /** The icon is mirrored in right-to-left languages. */
  readonly iconDir?: boolean | undefined;
  /** Full width. */
  readonly block?: boolean | undefined;
  /** Shows only the icon in a header or selection bar below 640 px; 'early' below 840 px, beside a title that needs the room. */
  readonly collapses?: boolean | 'early' | undefined;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Disables the button: it stays focusable, ignores clicks and shows the reason in a tooltip. */
  readonly disabledReason?: string | false | null | undefined;
  /** The action is running: the button keeps its size and ignores clicks. */
  readonly busy?: boolean | undefined;
  /** Renders a link. */
  readonly href?: string | undefined;
  /** The link leaves the application, in the same tab. */
  readonly external?: boolean | undefined;
  /** The link leaves the application, in a new tab. */
  readonly newTab?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly form?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | 'listbox' | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  readonly 'data-autofocus'?: boolean | undefined;
}

/** A button with a label. At most one primary per screen; danger-fill only in dialogs. */
export const Button = ({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconDir,
  block = false,
  collapses = false,
  type = 'button',
  disabledReason,
  busy = false,
  href,
  external = false,
  newTab = false,
  onClick,
  className,
  ref,
  ...rest
}: ButtonProps) => {
  const reason = disabledReason || null;
  const { trigger, tooltip } = useTooltip(reason, { describes: true });
  const buttonClass = classNames(
    classes['button'],
    classes[variant],
    size !== 'medium' && classes[size],
    block && classes['block'],
    icon !== undefined && classes['with-icon'],
    collapses && classes[collapses === 'early' ? 'collapses-early' : 'collapses'],
    busy && classes['busy'],
    className,
  );
  const content = (
    <>
      {icon === undefined ? null : <Icon name={icon} dir={iconDir} />}
      <span className={classes['label']}>{children}</span>
    </>
  );
  if (href !== undefined && reason === null) {
    if (external || newTab) {
      return (
        <a
          {...rest}
          href={href}
          className={buttonClass}
          {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {content}
        </a>
      );
    }
    return (
      <Link {...rest} href={href} className={buttonClass} {...(onClick && { onClick })}>
        {content}
      </Link>
    );
  }
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (reason !== null || busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        {...trigger}
        ref={ref}
        type={type}
        className={buttonClass}
        onClick={handleClick}
        {...((reason !== null || busy) && { 'aria-disabled': true })}
        {...(busy && { 'aria-busy': true })}
      >
        {content}
      </button>
      {tooltip}
    </>
  );
};

export interface ButtonRowProps {
  readonly children: ReactNode;
  /** 'stretch' gives all buttons the same width. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Buttons in a row that wraps. */
export const ButtonRow = ({ children, align = 'start' }: ButtonRowProps) => (
  <div className={classNames(classes['row'], classes[align])}>{children}</div>
);
