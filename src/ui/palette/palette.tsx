import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
  Dialog,
} from '@ariakit/react';
import { ClosePopovers, MODAL_ATTRIBUTES } from '../dialog/modal';
import { Icon } from '../icon';
import { Kbd } from '../kbd';
import classes from './palette.module.css';

export interface PaletteEntry {
  readonly id: string;
  readonly title: string;
  /** Secondary text after the title. */
  readonly note?: string | undefined;
  /** Further search text, such as a technical name; not shown. */
  readonly alias?: string | undefined;
  readonly icon: string;
  readonly keys?: string | undefined;
  /** Disables the entry; shown as its note. */
  readonly disabledReason?: string | undefined;
}

export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Accessible name of the dialog and the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Entries that match the text, best match first. */
  readonly groups: readonly PaletteGroup[];
  /** Shown when no entry matches. */
  readonly emptyText: string;
  readonly onChoose: (id: string) => void;
}

const noteOf = ({ note, disabledReason }: PaletteEntry): string | undefined => disabledReason ?? note;

/** A command palette: arrow keys move, Enter chooses, Escape closes. */
export const Palette = ({
  open,
  onClose,
  label,
  placeholder,
  text,
  onText,
  groups,
  emptyText,
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
      aria-label={label}
    >
      <ComboboxProvider
        open={open}
        value={text}
        setValue={onText}
        setSelectedValue={(id) => onChoose(String(id))}
        selectedValue=""
        focusLoop
        includesBaseElement={false}
      >
        <div className={classes['field']}>
          <Icon name="search" />
          <Combobox
            className={classes['input']}
            placeholder={placeholder}
            aria-label={label}
            autoSelect="always"
            dir="auto"
          />
        </div>
        <ComboboxList className={classes['list']} aria-label={label} alwaysVisible>
          {groups.map((group) => (
            <ComboboxGroup key={group.id} className={classes['group']}>
              <ComboboxGroupLabel className={classes['heading']}>{group.title}</ComboboxGroupLabel>
              {group.entries.map((entry) => (
                <ComboboxItem
                  key={entry.id}
                  value={entry.id}
                  setValueOnClick={false}
                  hideOnClick={false}
                  disabled={entry.disabledReason !== undefined}
                  accessibleWhenDisabled
                  className={classes['entry']}
                >
                  <Icon name={entry.icon} />
                  <bdi className={classes['title']}>{entry.title}</bdi>
                  {noteOf(entry) === undefined ? null : <bdi className={classes['note']}>{noteOf(entry)}</bdi>}
                  {entry.keys === undefined || entry.disabledReason !== undefined ? null : (
                    <span className={classes['keys']}>
                      <Kbd keys={entry.keys} />
                    </span>
                  )}
                </ComboboxItem>
              ))}
            </ComboboxGroup>
          ))}
        </ComboboxList>
        <p className={classes['nothing']} role="status" hidden={groups.length > 0}>
          {groups.length > 0 ? '' : emptyText}
        </p>
      </ComboboxProvider>
    </Dialog>
  </>
);
