import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { Link } from '../../content/link';
import { Menu, type MenuProps } from '../../overlays/menu';
import { useTooltip } from '../../overlays/tooltip';
import classes from './module-bar.module.css';

export interface ModuleBarItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** The icon is mirrored in right-to-left languages. */
  readonly dir?: boolean | undefined;
  /** Instead of an icon: an avatar. */
  readonly content?: ReactNode;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly current?: boolean | undefined;
  /** Shows a dot for news; repeat it in the label. */
  readonly dot?: boolean | undefined;
  /** Leaves the application, in a new tab. */
  readonly external?: boolean | undefined;
  /** The button opens this menu. */
  readonly menu?: Pick<MenuProps, 'entries' | 'head'> | undefined;
}

const ModuleBarButton = ({ item }: { readonly item: ModuleBarItem }) => {
  const { trigger, tooltip } = useTooltip(item.label, { beside: true });
  const shared = {
    ...trigger,
    className: classes['item'],
    'aria-label': item.label,
    ...(item.current === true && { 'aria-current': 'page' as const }),
    ...(item.onSelect && { onClick: item.onSelect }),
  };
  const content = (
    <>
      {item.content ?? <Icon name={item.icon ?? 'box'} dir={item.dir} />}
      {item.dot === true ? <span className={classes['dot']} /> : null}
    </>
  );
  if (item.href === undefined) {
    const button = (
      <button type="button" {...shared}>
        {content}
      </button>
    );
    return (
      <>
        {item.menu === undefined ? button : <Menu {...item.menu} label={item.label} trigger={button} align="start" />}
        {tooltip}
      </>
    );
  }
  return (
    <>
      {item.external === true ? (
        <a {...shared} href={item.href} target="_blank" rel="noreferrer">
          {content}
        </a>
      ) : (
        <Link {...shared} href={item.href}>
          {content}
        </Link>
      )}
      {tooltip}
    </>
  );
};

export interface ModuleBarProps {
  /** Accessible name of the landmark: 'Modules'. */
  readonly label: string;
  readonly home: { readonly href: string; readonly label: string };
  /** Replaces Quarterdeck's logo. */
  readonly logo?: ReactNode;
  readonly items: readonly ModuleBarItem[];
  /** At the bottom: notifications, account, sign-out. */
  readonly foot: readonly ModuleBarItem[];
}

/** The dark bar at the start edge: the logo and one icon per module. */
export const ModuleBar = ({ label, home, logo, items, foot }: ModuleBarProps) => (
  <nav className={classes['bar']} aria-label={label}>
    <Link className={classes['logo']} href={home.href} aria-label={home.label}>
      {logo ?? <Icon name="mark" />}
    </Link>
    <ul className={classes['list']}>
      {items.map((item) => (
        <li key={item.key}>
          <ModuleBarButton item={item} />
        </li>
      ))}
    </ul>
    <ul className={classNames(classes['list'], classes['foot'])}>
      {foot.map((item) => (
        <li key={item.key}>
          <ModuleBarButton item={item} />
        </li>
      ))}
    </ul>
  </nav>
);
