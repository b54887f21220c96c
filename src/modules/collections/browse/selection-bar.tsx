import { Suspense, useState } from 'react';
import type { ListSession } from '../../../application/browse';
import { lazyComponent, useStream, useText, useViewModel } from '../../../kit';
import { Button, IconButton, Toolbar } from '../../../ui';
import { BatchDialog } from './batch-dialog';
import { DeleteSelectionButton } from './delete-selection-button';
import { SelectEverythingButton } from './select-everything-button';
import { selectionViewModel } from './selection.view-model';
import classes from './selection-bar.module.css';

const BatchEditDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "batch-edit" */ './batch-edit-drawer').then((page) => page.BatchEditDrawer),
);

interface SelectionBarProps {
  readonly browse: ListSession;
  /** The collection's name for people. */
  readonly title: string;
}

/** In place of the toolbar while something is selected: how much, and what can be done with it. */
export const SelectionBar = ({ browse, title }: SelectionBarProps) => {
  const { t } = useText();
  const view = useViewModel(selectionViewModel, browse);
  const { selected, elsewhere } = useStream(view.counts$);
  const ways = useStream(view.ways$);
  const editDisabled = useStream(view.editDisabled$);
  const archiveDisabled = useStream(view.archive.denied$);
  const [editing, edit] = useState(false);
  const archive = archiveDisabled && t(archiveDisabled);
  return (
    <>
      <Toolbar
        label={t('selection')}
        variant="selection"
        end={
          <>
            {selected > 1 ? (
              <Button
                size="small"
                icon="edit"
                collapses
                disabledReason={editDisabled && t(editDisabled)}
                onClick={() => edit(true)}
              >
                {t('edit')}
              </Button>
            ) : null}
            {ways.archive ? (
              <Button
                size="small"
                icon="archive"
                collapses
                disabledReason={archive}
                onClick={() => view.archive.execute('archive')}
              >
                {t('archive')}
              </Button>
            ) : null}
            {ways.unarchive ? (
              <Button
                size="small"
                icon="unarchive"
                collapses
                disabledReason={archive}
                onClick={() => view.archive.execute('unarchive')}
              >
                {t('unarchive')}
              </Button>
            ) : null}
            <DeleteSelectionButton remove={view.remove} count={selected} title={title} />
          </>
        }
      >
        <IconButton icon="close" size="small" label={t('clear_selection')} onClick={() => browse.selection.clear()} />
        <span className={classes['count']} role="status">
          <b>{t('selected_number', { number: selected })}</b>
          {elsewhere > 0 ? (
            <span className={classes['elsewhere']}>{t('selected_elsewhere', { number: elsewhere })}</span>
          ) : null}
        </span>
        <SelectEverythingButton view={view} />
      </Toolbar>
      <BatchDialog work={view.archive.run} progress="changing_items" outcome="batch_changed_of" />
      {editing ? (
        <Suspense fallback={null}>
          <BatchEditDrawer browse={browse} onClose={() => edit(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
