import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxList,
  ComboboxProvider,
  Dialog,
  useComboboxContext,
} from '@ariakit/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ClosePopovers, MODAL_ATTRIBUTES } from '../dialog/modal';
import { Icon } from '../../content/icon';
import { Kbd } from '../../content/kbd';
import { useHeldWhilePressed } from '../../base/use-held-while-pressed';
import { VisuallyHidden } from '../../base/visually-hidden';
import { ENTRY_ATTRIBUTE, type PaletteEntry, PaletteOption } from './palette-option';
import classes from './palette.module.css';

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** A key and what it does. */
export interface PaletteHint {
  readonly keys: string;
  readonly label: string;
}

export interface PaletteTexts {
  /** Accessible name of the dialog and the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly close: string;
}

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly texts: PaletteTexts;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Entries that match the text, best match first. */
  readonly groups: readonly PaletteGroup[];
  /** The text that the groups belong to. Entries that arrive later for the same text do not move the highlight. */
  readonly groupsFor: string;
  /** Entries are still arriving. */
  readonly busy?: boolean | undefined;
  /** Shown when no entry matches, and announced. */
  readonly emptyText: string;
  /** Announced when entries match. */
  readonly announcement?: string | undefined;
  /** The text field, to give it the focus. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
  /** Called when the text field gets the focus, which it has some time after the palette was opened. */
  readonly onReady?: (() => void) | undefined;
  /** Below the entries. */
  readonly status?: ReactNode;
  /** At the foot; the last one at its end. */
  readonly hints?: readonly PaletteHint[] | undefined;
  /** Not called for links that the browser opens in a new tab. */
  readonly onChoose: (id: string) => void;
}

interface FieldProps extends Pick<
  PaletteProps,
  'texts' | 'text' | 'groups' | 'groupsFor' | 'field' | 'onReady' | 'onClose' | 'onChoose'
> {}

/** Enter, pressed before the entries of its text were shown. */
interface EarlyEnter {
  readonly text: string;
  readonly newTab: boolean;
}

const Field = ({ texts, text, groups, groupsFor, field, onReady, onClose, onChoose }: FieldProps) => {
  const store = useComboboxContext();
  const highlighted = useRef<{ readonly text: string; readonly id: string } | null>(null);
  const earlyEnter = useRef<EarlyEnter | null>(null);
  const entries = groups.flatMap((group) => group.entries);
  const first = entries.find(({ disabledReason }) => disabledReason === undefined)?.id;
  const choose = (id: string, newTab: boolean): void => {
    const link = document.querySelector(`[${ENTRY_ATTRIBUTE}="${CSS.escape(id)}"]`);
    if (newTab && link instanceof HTMLAnchorElement) {
      window.open(link.href, '_blank', 'noopener');
      onClose();
    } else onChoose(id);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const newTab = event.metaKey || event.ctrlKey;
    if (text !== groupsFor) {
      earlyEnter.current = { text, newTab };
      return;
    }
    const active = store?.item(store.getState().activeId)?.value;
    // Until the entries of a new text are highlighted, the active one may be gone.
    const entry = entries.find(({ id }) => id === active) ?? entries.find(({ id }) => id === first);
    if (entry !== undefined && entry.disabledReason === undefined) choose(entry.id, newTab);
  };
  useEffect(() => {
    const early = earlyEnter.current;
    if (early === null || (early.text === text && text !== groupsFor)) return;
    earlyEnter.current = null;
    if (early.text === text && first !== undefined) choose(first, early.newTab);
  });
  return (
    <div className={classes['field']}>
      <Icon name="search" />
      <Combobox
        ref={field}
        className={classes['input']}
        placeholder={texts.placeholder}
        aria-label={texts.label}
        autoSelect="always"
        getAutoSelectId={(items) => {
          const kept = highlighted.current?.text === groupsFor ? highlighted.current.id : null;
          const item = items.find(({ id }) => id === kept) ?? items.find(({ value }) => value === first) ?? items[0];
          highlighted.current = item === undefined ? null : { text: groupsFor, id: item.id };
          return item?.id;
        }}
        // The combobox would click the highlighted entry: a click with Control opens links in the background.
        onKeyDownCapture={press}
        onFocus={onReady}
        dir="auto"
      />
      <button type="button" className={classes['close']} aria-label={texts.close} onClick={onClose}>
        <span aria-hidden>
          <Kbd keys="Esc" />
        </span>
      </button>
    </div>
  );
};

const Entries = ({
  label,
  busy,
  ...latest
}: Pick<PaletteProps, 'groups' | 'onChoose' | 'busy'> & { readonly label: string }) => {
  const [{ groups, onChoose }, hold] = useHeldWhilePressed(latest);
  return (
    <ComboboxList className={classes['list']} aria-label={label} aria-busy={busy} alwaysVisible onPointerDown={hold}>
      {groups.map((group) => (
        <ComboboxGroup key={group.id} className={classes['group']}>
          <ComboboxGroupLabel className={classes['heading']}>{group.title}</ComboboxGroupLabel>
          {group.entries.map((entry) => (
            <PaletteOption key={entry.id} entry={entry} onChoose={onChoose} />
          ))}
        </ComboboxGroup>
      ))}
    </ComboboxList>
  );
};

/**
 * A command palette: arrow keys move, Enter chooses, with Control or Command in a new tab, Escape closes. Enter that is
 * pressed before the entries of the text are shown chooses the first of them as soon as they are.
 */
export const Palette = ({
  open,
  onClose,
  texts,
  text,
  onText,
  groups,
  groupsFor,
  busy = false,
  emptyText,
  announcement = '',
  field,
  onReady,
  status,
  hints = [],
  onChoose,
}: PaletteProps) => (
  <>
    {open ? <ClosePopovers /> : null}
    <Dialog
      {...MODAL_ATTRIBUTES}
      open={open}
      onClose={onClose}
      unmountOnHide
      preventBodyScroll={false}
      backdrop={<div className={classes['scrim']} />}
      className={classes['palette']}
      aria-label={texts.label}
    >
      <ComboboxProvider open={open} value={text} setValue={onText} focusLoop includesBaseElement={false}>
        <Field
          texts={texts}
          text={text}
          groups={groups}
          groupsFor={groupsFor}
          field={field}
          onReady={onReady}
          onClose={onClose}
          onChoose={onChoose}
        />
        <span className={classes['progress']} data-busy={busy ? '' : undefined} aria-hidden />
        <Entries label={texts.label} busy={busy} groups={groups} onChoose={onChoose} />
        <p className={classes['nothing']} role="status" hidden={groups.length > 0}>
          {groups.length > 0 ? '' : emptyText}
        </p>
        <div role="status">
          <VisuallyHidden>{groups.length > 0 ? announcement : ''}</VisuallyHidden>
        </div>
        {status}
        {hints.length === 0 ? null : (
          <div className={classes['foot']}>
            {hints.map(({ keys, label }) => (
              <span key={label} className={classes['hint']}>
                <Kbd keys={keys} /> {label}
              </span>
            ))}
          </div>
        )}
      </ComboboxProvider>
    </Dialog>
  </>
);
