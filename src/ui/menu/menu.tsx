import { Menu as AriakitMenu, MenuButton, MenuProvider, MenuSeparator } from '@ariakit/react';
import { Fragment, type ReactElement } from 'react';
import { MenuItem, type MenuEntry } from './menu-item';
import classes from './menu.module.css';

export interface MenuProps {
  /** The button that opens it: a `Button`, an `IconButton` or a plain button; it gets its role, name and keys from here. */
  readonly trigger: ReactElement;
  /** What the menu holds, for screen readers. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** With which edge of the button it lines up. */
  readonly align?: 'start' | 'end' | undefined;
}

/** Actions behind a button: arrows move, letters jump, Escape closes, focus returns. */
export const Menu = ({ trigger, label, entries, align = 'end' }: MenuProps) => (
  <MenuProvider placement={align === 'end' ? 'bottom-end' : 'bottom-start'}>
    <MenuButton render={trigger} />
    {/* Its stops around the menu can be focused though they are hidden; a menu closes on Tab and needs none. */}
    <AriakitMenu className={classes['menu']} aria-label={label} gutter={8} portal preserveTabOrder={false} unmountOnHide>
      {entries.map((entry) => (
        <Fragment key={entry.key}>
          {entry.separated === true ? <MenuSeparator className={classes['line']} /> : null}
          <MenuItem entry={entry} />
        </Fragment>
      ))}
    </AriakitMenu>
  </MenuProvider>
);
