import { Menu as AriakitMenu, MenuSeparator, useMenuStore } from '@ariakit/react';
import { Fragment, useLayoutEffect } from 'react';
import { useAnchored } from '../anchored';
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
  const { state, floating } = useAnchored(anchor, align, onClose);
  const menu = useMenuStore(state);
  useLayoutEffect(() => {
    menu.setInitialFocus('first');
    menu.setAutoFocusOnShow(true);
  }, [menu]);
  // The focus is back before an entry does its work: what that opens over the page then gives it back there, too.
  const led = (entry: MenuEntry): MenuEntry => {
    const { onSelect } = entry;
    if (onSelect === undefined) return entry;
    return {
      ...entry,
      onSelect: () => {
        anchor.focus();
        onSelect();
      },
    };
  };
  return (
    <AriakitMenu {...floating} store={menu} className={classes['menu']} aria-label={label} preserveTabOrder={false}>
      {entries.map((entry) => (
        <Fragment key={entry.key}>
          {entry.separated === true ? <MenuSeparator className={classes['line']} /> : null}
          <MenuItem entry={led(entry)} />
        </Fragment>
      ))}
    </AriakitMenu>
  );
};
