import {
  Menu as AriakitMenu,
  MenuItem as AriakitMenuItem,
  MenuItemCheckbox,
  MenuSeparator,
  useMenuStore,
} from '@ariakit/react';
import { Fragment, useId, useLayoutEffect } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { Kbd } from '../../content/kbd';
import { Link } from '../../content/link';
import { useLandmarkPortal, usePopoverAnchor } from '../popover-anchor';
import classes from './menu.module.css';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: string | undefined;
  /** Secondary text below the label. */
  readonly note?: string | undefined;
  /** Keys separated by spaces: '⌘ S'. */
  readonly shortcut?: string | undefined;
  /** Disables the entry: it stays focusable and shows the reason below the label. */
  readonly disabledReason?: string | false | null | undefined;
  readonly danger?: boolean | undefined;
  /** Renders a checkable entry. */
  readonly checked?: boolean | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** A separator above the entry. */
  readonly separated?: boolean | undefined;
}

/** What the menu is about, above the entries. */
export interface MenuHead {
  readonly title: string;
  readonly text?: string | undefined;
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
  /** The menu's position, and the focus target on close unless an entry has moved the focus. */
  readonly anchor: HTMLElement;
  /** Accessible name. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly head?: MenuHead | undefined;
  /** The edge of the anchor to align with. */
  readonly align?: 'start' | 'end' | undefined;
  readonly onClose: () => void;
}

/** A menu that is open while it is rendered; for lists with many buttons that share one menu. */
export const AnchoredMenu = ({ anchor, label, entries, head, align = 'start', onClose }: AnchoredMenuProps) => {
  const { state, floating } = usePopoverAnchor(anchor, align, onClose);
  const menu = useMenuStore(state);
  const headId = useId();
  const portalElement = useLandmarkPortal(label);
  useLayoutEffect(() => {
    menu.setInitialFocus('first');
    menu.setAutoFocusOnShow(true);
  }, [menu]);
  // Returns the focus before `onSelect`, so that a dialog it opens returns the focus to the anchor as well.
  const withFocusReturn = (entry: MenuEntry): MenuEntry => {
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
    <AriakitMenu
      {...floating}
      portalElement={portalElement}
      store={menu}
      className={classes['menu']}
      aria-label={label}
      preserveTabOrder={false}
      {...(head !== undefined && { 'aria-describedby': headId })}
    >
      {head === undefined ? null : (
        <div id={headId} role="presentation" className={classes['head']}>
          <span className={classes['title']}>
            <bdi>{head.title}</bdi>
          </span>
          {head.text === undefined ? null : (
            <span className={classes['note']}>
              <bdi>{head.text}</bdi>
            </span>
          )}
        </div>
      )}
      {entries.map((entry) => (
        <Fragment key={entry.key}>
          {entry.separated === true ? <MenuSeparator className={classes['line']} /> : null}
          <MenuItem entry={withFocusReturn(entry)} />
        </Fragment>
      ))}
    </AriakitMenu>
  );
};
