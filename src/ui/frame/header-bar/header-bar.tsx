import type { ReactNode } from 'react';
import { useAppShell } from '../app-shell/app-shell-context';
import { Breadcrumb, type Crumb } from '../../content/breadcrumb';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { IconButton } from '../../controls/icon-button';
import classes from './header-bar.module.css';

export interface HeaderBarProps {
  readonly title: ReactNode;
  /** Hidden when there is a back button. */
  readonly icon?: string | undefined;
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  readonly crumbs?: readonly Crumb[] | undefined;
  /** Accessible name of the breadcrumb; needed with `crumbs`. */
  readonly crumbsLabel?: string | undefined;
  /** Number of items, formatted. */
  readonly count?: ReactNode;
  /** Beside the title: an 'edited' mark, a status. */
  readonly extra?: ReactNode;
  /** At the end; the one primary action comes last. */
  readonly actions?: ReactNode;
}

/** The header of a page. Below 960 pixels it also has the buttons that open navigation and sidebar. */
export const HeaderBar = ({ title, icon, back, crumbs, crumbsLabel = '', count, extra, actions }: HeaderBarProps) => {
  const shell = useAppShell();
  return (
    <header className={classNames(classes['header'], shell?.scrolled === true && classes['collapsed'])}>
      {shell?.overlays === true && shell.hasNavigation ? (
        <IconButton
          icon="menu"
          label={shell.texts.openNavigation}
          className={classes['menu']}
          onClick={shell.openNavigation}
          aria-expanded={shell.navigationOpen}
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
          <h1 className={classes['title']} tabIndex={-1} dir="auto" {...(typeof title === 'string' && { title })}>
            {title}
          </h1>
          {count === undefined ? null : (
            <span className={classes['count']} data-count>
              {count}
            </span>
          )}
          {extra === undefined ? null : <span className={classes['extra']}>{extra}</span>}
        </div>
      </div>
      <div className={classes['actions']}>
        {shell?.overlays === true && shell.hasSidebar ? (
          <IconButton
            icon="info"
            label={shell.texts.openSidebar}
            onClick={shell.openSidebar}
            aria-expanded={shell.sidebarOpen}
          />
        ) : null}
        {actions}
      </div>
    </header>
  );
};
