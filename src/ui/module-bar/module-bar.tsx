import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { Link } from '../link';
import { ModuleBarButton, type ModuleBarItem } from './module-bar-button';
import classes from './module-bar.module.css';

export interface ModuleBarProps {
  /** Names the landmark: 'Modules'. */
  readonly label: string;
  readonly home: { readonly href: string; readonly label: string };
  /** An image instead of the own mark. */
  readonly logo?: ReactNode;
  readonly items: readonly ModuleBarItem[];
  /** At the foot: news, own profile, sign-out. */
  readonly foot: readonly ModuleBarItem[];
}

/** The dark bar at the start: logo on the project's colour, one icon a module. */
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
