import { useEffect } from 'react';
import type { ListSession } from '../../../../application/browse';
import { ARCHIVE_FILTER_KEY } from '../../../../domain/filters';
import { useStream, useText, useViewModel } from '../../../../kit';
import { AnchoredPopover, Button } from '../../../../ui';
import { itemNames } from '../../../fields/item-names';
import { EntryBuilder } from '../../filter-builder';
import { ArchiveSwitch } from './archive-switch';
import classes from './filter-panel.module.css';
import { filterPanelViewModel } from './filter-panel.view-model';

interface FilterPopoverProps {
  readonly browse: ListSession;
  /** The key of the filter. */
  readonly filter: string;
  /** The chip. */
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
  /** Opens the filter panel at the filter. */
  readonly onOpenPanel: () => void;
}

type FilterEntryProps = Omit<FilterPopoverProps, 'anchor' | 'label'>;

/** Edits one filter like the filter panel. Closes with its removal. */
const FilterEntry = ({ browse, filter, onClose, onOpenPanel }: FilterEntryProps) => {
  const { t, locale } = useText();
  const view = useViewModel(filterPanelViewModel, browse);
  const names = useViewModel(itemNames, locale.code);
  const { editor } = view;
  const isGone = !useStream(editor.draft$).some(({ key }) => key === filter);
  useEffect(() => editor.focusOn({ key: filter, part: 'value' }), [editor, filter]);
  useEffect(() => {
    if (!isGone) return;
    editor.apply();
    onClose();
  }, [isGone, editor, onClose]);
  return (
    <div className={classes['box']}>
      {filter === ARCHIVE_FILTER_KEY ? (
        <ArchiveSwitch view={view} />
      ) : (
        <EntryBuilder editing={editor} collection={browse.collection} names={names} entry={filter} />
      )}
      <div className={classes['foot']}>
        <Button variant="ghost" size="small" icon="filter_list" onClick={onOpenPanel}>
          {t('filters_all')}
        </Button>
      </div>
    </div>
  );
};

/** The popover at the chip of a filter. */
export const FilterPopover = ({ anchor, label, ...entry }: FilterPopoverProps) => (
  <AnchoredPopover anchor={anchor} align="start" label={label} onClose={entry.onClose}>
    <FilterEntry {...entry} />
  </AnchoredPopover>
);
