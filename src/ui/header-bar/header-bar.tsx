import type { ReactNode } from 'react';
import { useAppShell } from '../app-shell/app-shell-context';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { Link } from '../link';
import classes from './header-bar.module.css';

export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

interface BreadcrumbProps {
  /** Names the way: 'Breadcrumb'. */
  readonly label: string;
  /** From the top down, without the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** The way to this page. Renders nothing without crumbs. */
const Breadcrumb = ({ label, crumbs }: BreadcrumbProps) =>
  crumbs.length === 0 ? null : (
    <nav aria-label={label}>
      <ol className={classes['list']}>
        {crumbs.map((crumb) => (
          <li key={`${crumb.href ?? ''}${crumb.label}`} className={classes['crumb']}>
            {crumb.href === undefined ? (
              <span className={classes['text']}>{crumb.label}</span>
            ) : (
              <Link href={crumb.href} className={classNames(classes['link'], classes['text'])}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );

export interface HeaderBarProps {
  readonly title: ReactNode;
  /** What the page is about; not shown beside a way back. */
  readonly icon?: string | undefined;
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  readonly crumbs?: readonly Crumb[] | undefined;
  /** Names the way; needed with `crumbs`. */
  readonly crumbsLabel?: string | undefined;
  /** How many, already formatted. */
  readonly count?: ReactNode;
  /** Beside the title: a mark of change, a state. */
  readonly extra?: ReactNode;
  /** At the end; the one primary action comes last. */
  readonly actions?: ReactNode;
}

/** The head of a page. In a narrow frame it also holds the buttons that open navigation and sidebar. */
export const HeaderBar = ({ title, icon, back, crumbs, crumbsLabel = '', count, extra, actions }: HeaderBarProps) => {
  const frame = useAppShell();
  return (
    <header className={classNames(classes['header'], frame?.scrolled === true && classes['collapsed'])}>
      {frame?.overlays === true && frame.hasNavigation ? (
        <IconButton
          icon="menu"
          label={frame.texts.openNavigation}
          className={classes['menu']}
          onClick={frame.openNavigation}
          aria-expanded={frame.navigationOpen}
        />
      ) : null}
      {back === undefined ? null : (
        <IconButton
          icon="arrow_back"
          dir
          variant="back"
          className={classes['back']}
          label={back.label}
          href={back.href}
        />
      )}
      {icon === undefined || back !== undefined ? null : (
        <span className={classes['mark']}>
          <Icon name={icon} />
        </span>
      )}
      <div className={classes['titles']}>
        {crumbs === undefined ? null : (
          <div className={classes['crumbs']}>
            <Breadcrumb label={crumbsLabel} crumbs={crumbs} />
          </div>
        )}
        <div className={classes['row']}>
          <h1 className={classes['title']} dir="auto" {...(typeof title === 'string' && { title })}>
            {title}
          </h1>
          {count === undefined ? null : <span className={classes['count']}>{count}</span>}
          {extra === undefined ? null : <span className={classes['extra']}>{extra}</span>}
        </div>
      </div>
      <div className={classes['actions']}>
        {frame?.overlays === true && frame.hasSidebar ? (
          <IconButton
            icon="info"
            label={frame.texts.openSidebar}
            onClick={frame.openSidebar}
            aria-expanded={frame.sidebarOpen}
          />
        ) : null}
        {actions}
      </div>
    </header>
  );
};
