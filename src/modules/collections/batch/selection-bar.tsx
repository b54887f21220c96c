import { Suspense, useState } from 'react';
import { type ListSession, MAX_SELECTED } from '../../../application/browse';
import { lazyComponent, useStream, useText, useViewModel } from '../../../kit';
import { Button, CARDS_QUERY, IconButton, Progress, Toolbar, useMediaQuery } from '../../../ui';
import { BatchDialog, DeleteSelectionButton } from './batch-dialog';
import classes from './selection-bar.module.css';
import { selectionViewModel, type SelectionViewModel } from './selection.view-model';

/** Selects the items of all pages, with progress and a stop button. */
export const SelectAllButton = ({ view }: { readonly view: SelectionViewModel }) => {
  const { t } = useText();
  const { selected, found } = useStream(view.counts$);
  const disabled = useStream(view.selectAll.denied$);
  const progress = useStream(view.selectAll.progress$);
  // On a phone the actions need the space.
  const narrow = useMediaQuery(CARDS_QUERY);
  if (progress !== null) {
    const label = t('selecting_items', { done: progress.done, total: progress.total });
    return (
      <>
        <span className={classes['progress']}>
          <Progress label={label} value={progress.total === 0 ? null : progress.done / progress.total} />
        </span>
        <span className={classes['elsewhere']}>{label}</span>
        <Button variant="accent" size="small" onClick={() => view.selectAll.stop()}>
          {t('stop')}
        </Button>
      </>
    );
  }
  if (disabled === 'items_not_counted') {
    return (
      <Button variant="accent" size="small" disabledReason={t(disabled)}>
        {t('select_all_uncounted')}
      </Button>
    );
  }
  if (found === null || found <= selected || selected >= MAX_SELECTED) return null;
  const first = found > MAX_SELECTED;
  const whole = first
    ? t('select_first_found', { most: MAX_SELECTED, number: found })
    : t('select_all_found', { number: found });
  return (
    <Button
      variant="accent"
      size="small"
      aria-label={whole}
      disabledReason={disabled && t(disabled)}
      onClick={() => view.selectAll.execute()}
    >
      {narrow && !first ? t('select_all_brief', { number: found }) : whole}
    </Button>
  );
};

const BatchEditDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "batch-edit" */ './batch-edit-drawer').then((page) => page.BatchEditDrawer),
);

interface SelectionBarProps {
  readonly browse: ListSession;
  /** The display name of the collection. */
  readonly title: string;
}

/** Replaces the toolbar while items are selected: their number and the actions on them. */
export const SelectionBar = ({ browse, title }: SelectionBarProps) => {
  const { t } = useText();
  const view = useViewModel(selectionViewModel, browse);
  const { selected, elsewhere } = useStream(view.counts$);
  const directions = useStream(view.archiveDirections$);
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
            {directions.archive ? (
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
            {directions.unarchive ? (
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
        <SelectAllButton view={view} />
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
