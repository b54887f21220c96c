import { Menu as AriakitMenu, MenuItem as AriakitMenuItem, MenuItemCheckbox, MenuSeparator, useMenuStore } from '@ariakit/react';
import { Fragment, useId, useLayoutEffect } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { Kbd } from '../kbd';
import { Link } from '../link';
import { usePopoverAnchor } from '../popover-anchor';
import classes from './menu.module.css';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** A second, smaller line. */
  readonly note?: string | undefined;
  /** Key caps, separated by spaces: '⌘ S'. */
  readonly shortcut?: string | undefined;
  /** Shown below the label; the entry stays focusable and does nothing. */
  readonly disabledReason?: string | false | null | undefined;
  readonly danger?: boolean | undefined;
  /** Makes it a choice that is on or off. */
  readonly checked?: boolean | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** A line above it. */
  readonly separated?: boolean | undefined;
}

const MenuItem = ({ entry }: { readonly entry: MenuEntry }) => {
  const noteId = useId();
  const reason = entry.disabledReason || null;
  const note = reason ?? entry.note;
  const content = (
    <>
      {entry.icon === undefined ? null : <Icon name={entry.icon} />}
      <span className={classes['text']}>
        {entry.label}
        {note === undefined ? null : (
          <span className={classes['note']} id={noteId}>
            {note}
          </span>
        )}
      </span>
      {entry.shortcut === undefined ? null : (
        <span className={classes['keys']} aria-hidden="true">
          <Kbd keys={entry.shortcut} />
        </span>
      )}
      {entry.checked === true ? <Icon name="check" className={classes['check']} /> : null}
    </>
  );
  const shared = {
    className: classNames(classes['item'], entry.danger === true && classes['danger']),
    disabled: reason !== null,
    accessibleWhenDisabled: true,
    'aria-label': entry.label,
    ...(note !== undefined && { 'aria-describedby': noteId }),
    ...(entry.onSelect && { onClick: entry.onSelect }),
  };
  if (entry.checked !== undefined) {
    return (
      <MenuItemCheckbox {...shared} name={entry.key} checked={entry.checked} hideOnClick>
        {content}
      </MenuItemCheckbox>
    );
  }
  return (
    <AriakitMenuItem
      {...shared}
      {...(entry.href !== undefined && reason === null && { render: <Link href={entry.href} /> })}
    >
      {content}
    </AriakitMenuItem>
  );
};

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
  const { state, floating } = usePopoverAnchor(anchor, align, onClose);
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
