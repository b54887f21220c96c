import { type CSSProperties, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { Link } from '../../content/link';
import classes from './navigation.module.css';

export interface NavigationItemProps {
  readonly label: string;
  readonly href: string;
  readonly icon: string;
  /** Custom colour of the icon. */
  readonly color?: string | null | undefined;
  readonly current?: boolean | undefined;
  /** The open page is below this one: an item of the list. */
  readonly within?: boolean | undefined;
  /** Leaves the application, in a new tab. */
  readonly external?: boolean | undefined;
  /** A small icon or text at the end. */
  readonly trailing?: ReactNode;
  /** A menu button that shows on hover and focus. */
  readonly action?: ReactNode;
  /** Called on mouse down, before the click: preload the page then. Not for new tabs. */
  readonly onPress?: (() => void) | undefined;
  /** Called on a context-menu event; `anchor` is the position for a menu. */
  readonly onMenu?: ((anchor: HTMLElement) => void) | undefined;
}

/** A link of the navigation, as an <li>. */
export const NavigationItem = (props: NavigationItemProps) => (
  <li>
    <NavigationRow {...props} />
  </li>
);

const NavigationRow = ({
  label,
  href,
  icon,
  color,
  current = false,
  within = false,
  external = false,
  trailing = external ? <Icon name="open_in_new" dir /> : undefined,
  action,
  onPress,
  onMenu,
}: NavigationItemProps) => (
  <div
    className={classNames(classes['row'], action !== undefined && classes['with-action'])}
    {...(onMenu && {
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        event.stopPropagation();
        onMenu(event.currentTarget.querySelector('a') ?? event.currentTarget);
      },
    })}
  >
    <Link
      href={href}
      className={classes['item']}
      {...(current ? { 'aria-current': 'page' } : within && { 'aria-current': true })}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...(onPress && {
        onMouseDown: ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
          if (button === 0 && !ctrlKey && !metaKey && !shiftKey) onPress();
        },
      })}
      {...(color && { style: { '--item-color': color } as CSSProperties })}
    >
      <Icon name={icon} />
      <span className={classes['label']} dir="auto" title={label}>
        {label}
      </span>
      {trailing === undefined ? null : <span className={classes['trailing']}>{trailing}</span>}
    </Link>
    {action === undefined ? null : <span className={classes['action']}>{action}</span>}
  </div>
);

export interface NavigationBranchProps extends Omit<NavigationItemProps, 'href' | 'external' | 'trailing' | 'action'> {
  /** Without it the entry is no link. */
  readonly href?: string | undefined;
  /** `NavigationItem`s and further branches. */
  readonly children: ReactNode;
  /** Initially open. */
  readonly open: boolean;
  /** Not collapsible. */
  readonly fixed?: boolean | undefined;
  readonly onToggle: (open: boolean) => void;
  /** Of the button beside a link that opens and closes: 'What is below Articles'. */
  readonly toggleLabel: string;
}

/** An entry with others below it, as an <li>: a link with a button that opens and closes, or one button for both. */
export const NavigationBranch = ({
  children,
  open: initial,
  fixed = false,
  onToggle,
  toggleLabel,
  href,
  ...item
}: NavigationBranchProps) => {
  const [open, setOpen] = useState(initial);
  const id = useId();
  const shown = fixed || open;
  const toggle = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => {
      setOpen(!open);
      onToggle(!open);
    },
  } as const;
  const { label, icon, color } = item;
  const content = (
    <>
      <Icon name={icon} />
      <span className={classes['label']} dir="auto" title={label}>
        {label}
      </span>
    </>
  );
  const style = color ? ({ '--item-color': color } as CSSProperties) : undefined;
  const mark = <Icon name="expand_more" size="small" />;
  return (
    <li className={classes['branch']}>
      {href !== undefined ? (
        <div className={classes['branch-row']}>
          <NavigationRow {...item} href={href} />
          {fixed ? null : (
            <button {...toggle} className={classes['toggle']} aria-label={toggleLabel}>
              {mark}
            </button>
          )}
        </div>
      ) : fixed ? (
        <p className={classes['item']} style={style}>
          {content}
        </p>
      ) : (
        <button {...toggle} className={classNames(classes['item'], classes['folder'])} style={style}>
          {content}
          <span className={classes['toggle']}>{mark}</span>
        </button>
      )}
      <ul id={id} hidden={!shown} aria-label={label}>
        {children}
      </ul>
    </li>
  );
};

export interface NavigationButtonProps {
  readonly label: string;
  readonly icon: string;
  /** By default, it opens a dialog. */
  readonly opensDialog?: boolean | undefined;
  readonly onClick: () => void;
}

/** A button of the navigation, as an <li>. */
export const NavigationButton = ({ label, icon, opensDialog = true, onClick }: NavigationButtonProps) => (
  <li className={classes['row']}>
    <button
      type="button"
      className={classes['item']}
      {...(opensDialog && { 'aria-haspopup': 'dialog' })}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className={classes['label']}>{label}</span>
    </button>
  </li>
);
