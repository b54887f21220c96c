import { useEffect, useId, useState, type ReactNode } from 'react';
import { Badge } from '../../content/badge';
import { useAppShell } from '../app-shell/app-shell-context';
import { Icon } from '../../content/icon';
import { IconButton } from '../../controls/icon-button';
import classes from './sidebar-detail.module.css';

export interface SidebarDetailProps {
  readonly icon: string;
  readonly title: string;
  readonly badge?: string | number | undefined;
  /** Initially open. */
  readonly open?: boolean | undefined;
  /** Called when the section opens: load its content then. */
  readonly onOpen?: (() => void) | undefined;
  /** A new object opens the section and the sidebar, on request from elsewhere in the page. */
  readonly reveal?: object | null | undefined;
  readonly children: ReactNode;
}

/** A longer badge would cover the icon. */
const MAX_BADGE_LENGTH = 3;

/** A section of the sidebar; in the closed sidebar an icon that opens both. */
export const SidebarDetail = ({
  icon,
  title,
  badge,
  open: initial = false,
  onOpen,
  reveal = null,
  children,
}: SidebarDetailProps) => {
  const shell = useAppShell();
  const [open, setOpen] = useState(initial);
  const [revealed, setRevealed] = useState<object | null>(null);
  const id = useId();
  if (reveal !== revealed) {
    setRevealed(reveal);
    if (reveal !== null) setOpen(true);
  }
  const openSidebar = shell?.sidebarOpen === false ? shell.openSidebar : null;
  useEffect(() => {
    if (reveal !== null) openSidebar?.();
  }, [reveal, openSidebar]);
  const show = () => {
    if (!open) onOpen?.();
    setOpen(true);
  };
  if (shell !== null && !shell.sidebarOpen) {
    const reveal = () => {
      show();
      shell.openSidebar();
    };
    return (
      <div className={classes['rail']}>
        <IconButton
          icon={icon}
          label={badge === undefined ? title : `${title}, ${badge}`}
          badge={String(badge).length > MAX_BADGE_LENGTH ? undefined : badge}
          aria-expanded={false}
          onClick={reveal}
        />
      </div>
    );
  }
  return (
    <section className={classes['detail']}>
      <h3>
        <button
          type="button"
          className={classes['head']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => (open ? setOpen(false) : show())}
        >
          <Icon name={icon} />
          <span className={classes['title']}>{title}</span>
          {badge === undefined ? null : <Badge>{badge}</Badge>}
          <Icon name="expand_more" size="middle" className={classes['chevron']} />
        </button>
      </h3>
      <div id={id} className={classes['body']} hidden={!open}>
        {open ? children : null}
      </div>
    </section>
  );
};
