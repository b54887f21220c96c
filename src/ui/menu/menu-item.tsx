import { MenuItem as AriakitMenuItem, MenuItemCheckbox } from '@ariakit/react';
import { useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { Kbd } from '../kbd';
import { Link } from '../link';
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

export const MenuItem = ({ entry }: { readonly entry: MenuEntry }) => {
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
