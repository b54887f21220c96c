import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../../base/class-names';
import { IconButton } from '../../controls/icon-button';
import type { AppShellTexts } from './app-shell-context';
import classes from './app-shell.module.css';

interface AppShellSidebarProps {
  readonly ref: Ref<HTMLElement>;
  readonly open: boolean;
  /** Inert while the other overlay is open. */
  readonly hidden: boolean;
  readonly texts: AppShellTexts;
  readonly onChoose: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Open: a heading and the details. Closed: a rail with the details' icons. */
export const AppShellSidebar = ({ ref, open, hidden, texts, onChoose, children }: AppShellSidebarProps) => {
  const titleId = useId();
  return (
    <aside
      ref={ref}
      className={classNames(classes['sidebar'], open ? classes['open'] : classes['rail'])}
      inert={hidden}
      {...(open ? { 'aria-labelledby': titleId } : { 'aria-label': texts.sidebar })}
    >
      <div className={classes['head']}>
        {open ? (
          <h2 className={classes['title']} id={titleId}>
            {texts.sidebar}
          </h2>
        ) : null}
        <IconButton
          icon={open ? 'keyboard_double_arrow_right' : 'keyboard_double_arrow_left'}
          dir
          size={open ? 'small' : 'medium'}
          label={open ? texts.closeSidebar : texts.openSidebar}
          aria-expanded={open}
          onClick={() => onChoose(!open)}
        />
      </div>
      <div className={classes['scroll']}>{children}</div>
    </aside>
  );
};
