import { ComboboxItem } from '@ariakit/react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { Kbd } from '../../content/kbd';
import { Link } from '../../content/link';
import classes from './palette.module.css';

/** Carries the id of an entry. */
export const ENTRY_ATTRIBUTE = 'data-entry';

/** A text and its parts that match what is searched for, from and to, in order. */
interface Matched {
  readonly text: string;
  readonly matches?: readonly (readonly [start: number, end: number])[] | undefined;
}

export interface PaletteEntry {
  readonly id: string;
  readonly title: string;
  /** The parts of the title that match the text, from and to, in order. */
  readonly matches?: Matched['matches'];
  /** Below the title: a part of the content that matches. */
  readonly excerpt?: Matched | undefined;
  /** Secondary text at the end. */
  readonly note?: string | undefined;
  readonly icon: string;
  /** Makes the entry a link. */
  readonly href?: string | undefined;
  readonly keys?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Disables the entry; shown as its note. */
  readonly disabledReason?: string | undefined;
}

/** A text with the matching parts marked. */
const marked = ({ text, matches = [] }: Matched): readonly ReactNode[] => {
  const parts: ReactNode[] = [];
  let shown = 0;
  for (const [start, end] of matches) {
    parts.push(text.slice(shown, start), <mark key={start}>{text.slice(start, end)}</mark>);
    shown = end;
  }
  return [...parts, text.slice(shown)];
};

interface PaletteOptionProps {
  readonly entry: PaletteEntry;
  readonly onChoose: (id: string) => void;
}

/** An entry of the palette; a link opens in a new tab as any other link. */
export const PaletteOption = ({ entry, onChoose }: PaletteOptionProps) => {
  const { id, title, matches, excerpt, icon, href, keys, note, danger, disabledReason } = entry;
  const secondary = disabledReason ?? note;
  const choose = (event: MouseEvent<HTMLElement>): void => {
    const opensTab = href !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (opensTab) return;
    event.preventDefault();
    if (disabledReason === undefined) onChoose(id);
  };
  return (
    <ComboboxItem
      {...{ [ENTRY_ATTRIBUTE]: id }}
      value={id}
      setValueOnClick={false}
      hideOnClick={false}
      focusOnHover
      disabled={disabledReason !== undefined}
      accessibleWhenDisabled
      onClick={choose}
      className={classNames(classes['entry'], danger === true && classes['danger'])}
      {...(href !== undefined && { render: <Link href={href} /> })}
    >
      <Icon name={icon} />
      <span className={classes['texts']}>
        <bdi className={classes['title']}>{marked({ text: title, matches })}</bdi>
        {excerpt === undefined ? null : <bdi className={classes['excerpt']}>{marked(excerpt)}</bdi>}
      </span>
      {secondary === undefined ? null : <bdi className={classes['note']}>{secondary}</bdi>}
      {keys === undefined || disabledReason !== undefined ? (
        <span className={classes['enter']} aria-hidden>
          <Kbd keys="↵" />
        </span>
      ) : (
        <Kbd keys={keys} />
      )}
    </ComboboxItem>
  );
};
