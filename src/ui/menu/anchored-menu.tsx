import { Menu as AriakitMenu, MenuSeparator, useMenuStore } from '@ariakit/react';
import { Fragment, useEffect, useLayoutEffect } from 'react';
import { MenuItem, type MenuEntry } from './menu-item';
import classes from './menu.module.css';

export interface AnchoredMenuProps {
  /** What it opens at, and where the focus goes back to unless an entry has led it elsewhere. */
  readonly anchor: HTMLElement;
  /** What the menu holds, for screen readers. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** With which edge of the anchor it lines up. */
  readonly align?: 'start' | 'end' | undefined;
  readonly onClose: () => void;
}

/** A menu that stands open for as long as it is rendered; for places that have many buttons and seldom a menu. */
export const AnchoredMenu = ({ anchor, label, entries, align = 'start', onClose }: AnchoredMenuProps) => {
  const menu = useMenuStore({ open: true, placement: align === 'end' ? 'bottom-end' : 'bottom-start', setOpen: (open) => (open ? undefined : onClose()) });
  useLayoutEffect(() => {
    menu.setInitialFocus('first');
    menu.setAutoFocusOnShow(true);
  }, [menu]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body || document.activeElement === null) anchor.focus();
    },
    [anchor],
  );
  return (
    <AriakitMenu
      store={menu}
      className={classes['menu']}
      aria-label={label}
      gutter={4}
      portal
      preserveTabOrder={false}
      autoFocusOnHide={false}
      hideOnInteractOutside={({ target }) => !(target instanceof Node && anchor.contains(target))}
      getAnchorRect={() => anchor.getBoundingClientRect()}
    >
      {entries.map((entry) => (
        <Fragment key={entry.key}>
          {entry.separated === true ? <MenuSeparator className={classes['line']} /> : null}
          <MenuItem entry={entry} />
        </Fragment>
      ))}
    </AriakitMenu>
  );
};
